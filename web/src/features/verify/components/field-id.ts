/** The id of a field's control, for links that lead to it; of a paper, that of the first of its kind. */
export const fieldId = (field: string): string => `application-${field.replaceAll(' ', '-')}`
