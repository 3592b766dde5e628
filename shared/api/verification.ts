import { contract } from '#shared/api/contract.ts'
import { newSubmission, submissionView } from '#shared/schemas/verification.ts'

export const getSubmission = contract({
  id: 'getSubmission',
  noun: 'verification',
  method: 'GET',
  path: '/api/verification/submission',
  access: 'dealership',
  stack: 'seller',
  summary: 'The dealership’s latest application.',
  status: 200,
  response: submissionView,
  errors: ['NOT_FOUND'],
})

export const submitVerification = contract({
  id: 'submitVerification',
  noun: 'verification',
  method: 'POST',
  path: '/api/verification/submit',
  access: 'dealership',
  stack: 'seller',
  summary: 'Sends the dealership’s application with its three required documents.',
  body: newSubmission,
  status: 201,
  response: submissionView,
  errors: ['DOCUMENTS_REQUIRED', 'UPLOAD_UNUSABLE', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 10, seconds: 86_400 }],
})
