import { documentTypes, documentTypeLabels } from '#shared/reference/application-fields.ts'

/** The required types of documents of an application. */
export const requiredDocumentTypes = documentTypes.filter((type) => documentTypeLabels[type].required)
