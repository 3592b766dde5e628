import { newId } from '#functions/adapters/ids.ts'
import { transact } from '#functions/data/transact.ts'
import { newUploadWrite } from '#functions/data/uploads.ts'
import { documentUrl } from '#shared/schemas/upload.ts'

/** The URL of a user's document that passed every check. It is stored without bytes, which the model never reads. */
export const readyDocument = async (ownerId: string): Promise<string> => {
  const id = newId('document')
  const upload = newUploadWrite({
    id,
    ownerId,
    purpose: 'document',
    contentType: 'application/pdf',
    contentLength: 1000,
    state: 'READY',
    refusal: null,
    picture: null,
    attachedTo: null,
    createdAt: new Date().toISOString(),
  })
  await transact([upload])
  return documentUrl(id)
}

/** The two documents that a private seller attaches. */
export const readyDocuments = async (
  ownerId: string,
): Promise<{ registrationCard: string; idCard: string }> => {
  const [registrationCard, idCard] = await Promise.all([readyDocument(ownerId), readyDocument(ownerId)])
  return { registrationCard, idCard }
}
