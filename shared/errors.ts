import * as z from 'zod/mini'

/**
 * Every error the API can answer: its HTTP status and the English sentence in the body.
 * The web has its own sentence per code and language; a code without one does not compile there.
 */
export const errors = {
  BAD_REQUEST: {
    status: 400,
    message: 'Some of the information is not valid. Please check it and try again.',
  },
  INVALID_JSON: { status: 400, message: 'The request body is not valid JSON.' },
  LISTING_INCOMPLETE: { status: 400, message: 'The listing is not complete yet.' },
  DOCUMENTS_REQUIRED: { status: 400, message: 'The registration card and the ID card are both required.' },
  APPLICATION_DOCUMENTS_REQUIRED: {
    status: 400,
    message: 'Please upload the commercial registration, the trade license and the ID copy.',
  },
  UPLOAD_UNUSABLE: {
    status: 400,
    message: 'One of the files is not one of your finished uploads. Please upload it again.',
  },
  WRONG_PASSWORD: { status: 400, message: 'The current password is not right.' },
  PASSKEY_INVALID: { status: 400, message: 'This passkey was not accepted. Please try again.' },
  WRONG_CODE: { status: 400, message: 'This code is not right, or it has been used.' },
  RESET_LINK_INVALID: {
    status: 400,
    message: 'This link has been used or has run out. Please ask for a new one.',
  },
  CODE_INVALID: {
    status: 400,
    message: 'This code is not right, or has run out. Please check it or ask for a new one.',
  },
  CONFIRMATION_LINK_INVALID: {
    status: 400,
    message: 'This link has been used or has run out. Please ask for a new one.',
  },
  INVITATION_INVALID: {
    status: 400,
    message: 'This invitation has been used, withdrawn or has run out. Please ask for a new one.',
  },
  UNAUTHORIZED: { status: 401, message: 'Unauthorized' },
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid username or password' },
  SECOND_FACTOR_REQUIRED: { status: 401, message: 'Please also enter the code of your authenticator app.' },
  PASSWORDS_LOST: {
    status: 401,
    message:
      'Invalid username or password. All passwords were lost in a restore: please ask for a link to choose a new one.',
  },
  SESSION_REUSED: {
    status: 401,
    message:
      'This session was ended for your safety, because an old copy of it was used. Please sign in again.',
  },
  FORBIDDEN: { status: 403, message: 'You do not have permission to do this.' },
  SECOND_FACTOR_NEEDED: {
    status: 403,
    message:
      'An admin signs in with two steps. Please turn that on in your account, or sign in again with a code or a passkey.',
  },
  PROOF_REQUIRED: { status: 403, message: 'Please prove once more who you are.' },
  ADMIN_PROTECTED: { status: 403, message: 'An admin cannot be changed or deleted here.' },
  ACCOUNT_SUSPENDED: { status: 403, message: 'This account is suspended. Please contact us.' },
  DEALERSHIP_NOT_VERIFIED: { status: 403, message: 'Your dealership is pending verification.' },
  OWN_DECISION: {
    status: 403,
    message: 'You rejected this yourself. Another admin answers the appeal.',
  },
  NOT_STAFF: {
    status: 403,
    message: 'You no longer act for this dealership. Please ask its owner, or go on with your own account.',
  },
  INVITATION_OF_ANOTHER: {
    status: 403,
    message: 'This invitation was sent to another address. Please sign in with the account of that address.',
  },
  DEALER_REVIEW_REFUSED: {
    status: 403,
    message:
      'You cannot review this dealership at present. Who can: somebody whom it has answered about a car, from a day after the first message and within a year.',
  },
  OWN_LISTING: { status: 403, message: 'This is your own listing.' },
  NOT_FOUND: { status: 404, message: 'There is nothing here.' },
  LISTING_NOT_FOUND: { status: 404, message: 'This listing does not exist or is no longer available.' },
  DEALER_NOT_FOUND: { status: 404, message: 'This dealer does not exist or is not verified.' },
  PLATE_NOT_FOUND: { status: 404, message: 'This number plate is not offered, or no longer.' },
  LEAD_NOT_FOUND: { status: 404, message: 'This conversation does not exist.' },
  UNSUBSCRIBE_LINK_INVALID: { status: 404, message: 'This unsubscribe link is not valid any more.' },
  AVAILABILITY_LINK_INVALID: { status: 404, message: 'This link is not valid any more.' },
  INVITATION_NOT_FOUND: { status: 404, message: 'This invitation is no longer open.' },
  STAFF_NOT_FOUND: { status: 404, message: 'This person is not in your team.' },
  UPLOAD_NOT_FOUND: { status: 404, message: 'This upload does not exist.' },
  DOCUMENT_NOT_FOUND: { status: 404, message: 'This document does not exist.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not support that method.' },
  CONFLICT: { status: 409, message: 'This has just changed. Please reload and try again.' },
  USERNAME_TAKEN: { status: 409, message: 'Username already exists' },
  PASSKEY_TAKEN: { status: 409, message: 'This passkey is in use already.' },
  TOO_MANY_PASSKEYS: { status: 409, message: 'You have ten passkeys. Please remove one first.' },
  EMAIL_UNCONFIRMED: { status: 409, message: 'Please confirm your email first.' },
  EMAIL_TAKEN: { status: 409, message: 'Email already exists' },
  NAME_NOT_YOURS: {
    status: 409,
    message: 'This name could be taken for a verified dealership or for Sayara itself. Please use your own.',
  },
  PHONE_TAKEN: {
    status: 409,
    message: 'This number is already confirmed elsewhere and cannot be used here.',
  },
  EDIT_CONFLICT: {
    status: 409,
    message: 'This was changed somewhere else in the meantime. Please reload before you save.',
  },
  ILLEGAL_STATUS_MOVE: { status: 409, message: 'That status cannot follow the present one.' },
  NOT_REJECTED: { status: 409, message: 'Only what was rejected can be appealed.' },
  ALREADY_APPEALED: { status: 409, message: 'A rejection can be appealed once.' },
  STOCK_NUMBER_TAKEN: { status: 409, message: 'Another car of your stock has this number.' },
  PLATE_TAKEN: {
    status: 409,
    message: 'This number is already offered. A number can be offered once at a time.',
  },
  TEAM_FULL: {
    status: 409,
    message: 'Your team is full. Please remove somebody or withdraw an invitation first.',
  },
  ALREADY_INVITED: { status: 409, message: 'This address has an open invitation already.' },
  ALREADY_EMPLOYED: {
    status: 409,
    message: 'You are in a dealership’s team already. Please leave it first.',
  },
  FAVORITES_FULL: {
    status: 409,
    message: 'You have reached the limit of what can be saved. Please remove some first.',
  },
  SAVED_SEARCHES_FULL: {
    status: 409,
    message: 'You have reached the limit of saved searches. Please remove some first.',
  },
  TOO_MANY_OWN_PLATES: {
    status: 409,
    message: 'You have as many number plates as an account may have. Please delete sold or old ones first.',
  },
  PROVIDERS_FULL: {
    status: 409,
    message: 'There is no room for another company. Please delete one first.',
  },
  ALREADY_CONTACTED: {
    status: 409,
    message: 'You have already written to this seller about this. Go on in your messages.',
  },
  CONVERSATION_CLOSED: { status: 409, message: 'This conversation takes no more messages at present.' },
  OFFER_OVER: {
    status: 409,
    message:
      'This offer is no longer open: it was answered, it has lapsed, or its price or availability has changed.',
  },
  INQUIRY_CLOSED: {
    status: 409,
    message: 'The seller has closed this inquiry. You can still write a message.',
  },
  NOT_ANSWERED_YET: {
    status: 409,
    message: 'The seller has not answered yet. The report opens with their answer.',
  },
  NO_OFFER_YET: {
    status: 409,
    message: 'The buyer makes the first offer. You can answer it with a price of your own.',
  },
  PRICE_FIXED: {
    status: 409,
    message: 'The price of this car is fixed, so no other is offered. You can write to the seller.',
  },
  VIEWING_OVER: {
    status: 409,
    message:
      'This viewing cannot be answered any more: it was answered or cancelled, its time has passed, or the car is gone.',
  },
  VIEWING_AGREED: {
    status: 409,
    message: 'A viewing is agreed already. Please cancel it before you propose other times.',
  },
  NOTHING_TO_VIEW: { status: 409, message: 'Only a car can be viewed, not a number plate.' },
  PLATE_UNAVAILABLE: { status: 409, message: 'This number plate is not for sale at the moment.' },
  LISTING_UNAVAILABLE: { status: 409, message: 'This car is not for sale at the moment.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  URI_TOO_LONG: { status: 414, message: 'The address is too long.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Please send JSON (content-type: application/json).' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Please try again later.' },
  ALREADY_ASKED: {
    status: 409,
    message: 'You have asked for a quote for this car within a day. Please wait for the answer.',
  },
  TOO_MANY_QUOTES: {
    status: 429,
    message: 'You have asked for as many quotes as a new account can in a day. Please try again tomorrow.',
  },
  TOO_MANY_LEADS: {
    status: 429,
    message:
      'New accounts can write to a few sellers a day. Confirm your phone number to write to more today, or go on tomorrow. A confirmed email address raises the limit after a week.',
  },
  TOO_MANY_LEADS_HERE: {
    status: 429,
    message:
      'Many new accounts have written from your network today. Confirm your phone number, and your message is sent at once.',
  },
  TOO_MANY_DEALER_REVIEWS: {
    status: 429,
    message:
      'You can send a few reviews a day, and one network one about the same dealership. Confirm your phone number, or go on tomorrow.',
  },
  TOO_MANY_PLATES: {
    status: 429,
    message:
      'You have as many number plates waiting for review as your account may have, or many new accounts offer some from your network today. A confirmed phone number, an offer that was approved, or a verified dealership raise the limit; or wait until one is decided.',
  },
  TOO_MANY_EDITS: {
    status: 429,
    message:
      'You have changed this listing very often within an hour. Please wait a while before you change it again.',
  },
  TOO_MANY_UPLOADS: { status: 429, message: 'Too many unused uploads. Please finish or wait a while.' },
  HEADERS_TOO_LARGE: { status: 431, message: 'The request headers are too large.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side.' },
  STORE_UNAVAILABLE: { status: 503, message: 'The service is busy. Please try again in a moment.' },
  TIMEOUT: { status: 504, message: 'This took too long. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors

export type Issue = { path: string; message: string }

/** The body of every answer that is not a success, in the shape of API Gateway's own errors. */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
