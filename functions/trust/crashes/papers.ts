import { documentTypes, documentTypeWords } from '#shared/reference/application-fields.ts'

/** The kinds of documents that no application can do without. */
export const requiredDocumentTypes = documentTypes.filter((type) => documentTypeWords[type].required)
