import { documentTypes, documentTypeLabels } from '#shared/reference/application-fields.ts'

/** The kinds of documents that no application can do without. */
export const requiredDocumentTypes = documentTypes.filter((type) => documentTypeLabels[type].required)
