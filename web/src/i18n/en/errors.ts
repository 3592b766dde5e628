import type { ApiErrorCode } from '#web/api/api-error.ts'

export default {
  OFFLINE: 'No connection. Please check your internet and try again.',
  BAD_REQUEST: 'Some of the information is not valid. Please check it and try again.',
  INVALID_JSON: 'Something went wrong while sending. Please try again.',
  LISTING_INCOMPLETE: 'The listing is not complete yet.',
  DOCUMENTS_REQUIRED: 'The registration card and the ID card are both required.',
  UPLOAD_UNUSABLE: 'One of the files could not be used. Please upload it again.',
  WRONG_PASSWORD: 'The current password is not right.',
  RESET_LINK_INVALID: 'This link has been used or has run out. Please ask for a new one.',
  PASSKEY_INVALID: 'This passkey was not accepted. Please try again.',
  PASSKEY_TAKEN: 'This passkey is in use already.',
  TOO_MANY_PASSKEYS: 'You have ten passkeys. Please remove one first.',
  EMAIL_UNCONFIRMED: 'Please confirm your email first.',
  CODE_INVALID: 'This code is not right, or has run out. Please check it or ask for a new one.',
  CONFIRMATION_LINK_INVALID: 'This link has been used or has run out. Please ask for a new one.',
  UNAUTHORIZED: 'Please sign in to continue.',
  INVALID_CREDENTIALS: 'Invalid username or password',
  PASSWORDS_LOST:
    'Invalid username or password. If you have not signed in since our restore, choose a new password once: press “Forgot password?”.',
  SESSION_REUSED:
    'You were signed out for your safety, because an old copy of this sign-in was used. Please sign in again.',
  WRONG_CODE: 'This code is not right, or it has been used. Please wait for the next one.',
  SECOND_FACTOR_REQUIRED: 'Please also enter the code of your authenticator app.',
  SECOND_FACTOR_NEEDED:
    'An admin signs in with two steps. Turn that on in your account, or sign in again with a code or a passkey.',
  PROOF_REQUIRED: 'Please prove once more who you are.',
  FORBIDDEN: 'You don’t have permission to do this.',
  DEALERSHIP_NOT_VERIFIED: 'Your dealership is not verified, so this is not possible now.',
  OWN_DECISION: 'You rejected this yourself. Another admin answers the appeal.',
  DEALER_REVIEW_REFUSED:
    'You cannot review this dealership at present. You can from a day after your first message about a car that it answered, and within a year of that message.',
  TOO_MANY_DEALER_REVIEWS:
    'You can send a few reviews a day, and one network one about the same dealership. Confirm your phone number, or go on tomorrow.',
  OWN_LISTING: 'This listing is your own or your dealership’s.',
  NOT_FOUND: 'There is nothing here.',
  LISTING_NOT_FOUND: 'This listing does not exist or is no longer available.',
  DEALER_NOT_FOUND: 'This dealer does not exist or is not verified.',
  PLATE_NOT_FOUND: 'This number plate is not offered, or no longer.',
  LEAD_NOT_FOUND: 'This conversation does not exist.',
  UNSUBSCRIBE_LINK_INVALID: 'This unsubscribe link is not valid any more.',
  AVAILABILITY_LINK_INVALID: 'This link is not valid any more.',
  UPLOAD_NOT_FOUND: 'This upload does not exist any more. Please upload the file again.',
  DOCUMENT_NOT_FOUND: 'This document does not exist.',
  METHOD_NOT_ALLOWED: 'Something went wrong. Please reload the page.',
  CONFLICT: 'This has just changed. Please reload and try again.',
  USERNAME_TAKEN: 'Username already exists',
  EMAIL_TAKEN: 'Email already exists',
  NAME_NOT_YOURS:
    'This name could be taken for a verified dealership or for Sayara itself. Please use your own.',
  PHONE_TAKEN:
    'This number is already confirmed elsewhere and cannot be used here. Please enter another one, or write to us.',
  EDIT_CONFLICT: 'This was changed somewhere else in the meantime. Please reload before you save.',
  ILLEGAL_STATUS_MOVE: 'That status cannot follow the present one. Please reload.',
  STOCK_NUMBER_TAKEN: 'Another car of your stock has this number.',
  PLATE_TAKEN: 'This number is already offered. A number can be offered once at a time.',
  FAVORITES_FULL: 'You have reached the limit of what can be saved. Please remove some first.',
  SAVED_SEARCHES_FULL: 'You have reached the limit of saved searches. Please remove some first.',
  NOT_STAFF: 'You no longer act for this dealership. Please ask its owner, or go on with your own account.',
  INVITATION_OF_ANOTHER:
    'This invitation was sent to another address. Please sign in with the account of that address.',
  INVITATION_INVALID: 'This invitation has been used, withdrawn or has run out. Please ask for a new one.',
  INVITATION_NOT_FOUND: 'This invitation is no longer open.',
  STAFF_NOT_FOUND: 'This person is not in your team any more.',
  TEAM_FULL: 'Your team is full. Please remove somebody or withdraw an invitation first.',
  ALREADY_INVITED: 'This address has an open invitation already.',
  ALREADY_EMPLOYED: 'You are in a dealership’s team already. Please leave it first.',
  TOO_MANY_OWN_PLATES:
    'You have as many number plates as an account may have. Please delete sold or old ones first.',
  PROVIDERS_FULL: 'There is no room for another company. Please delete one first.',
  ALREADY_CONTACTED: 'You have already written to this seller about this car. Go on in your messages.',
  CONVERSATION_CLOSED: 'This conversation takes no more messages at present.',
  INQUIRY_CLOSED: 'The seller has closed this inquiry. You can still write a message.',
  OFFER_OVER:
    'This offer is no longer open: it was answered, it has lapsed, or its price or availability has changed.',
  NOT_ANSWERED_YET: 'The seller has not answered yet. The report opens with their answer.',
  NO_OFFER_YET: 'The buyer makes the first offer. You can answer it with a price of your own.',
  PRICE_FIXED: 'The price of this car is fixed, so no other is offered. You can write to the seller.',
  VIEWING_OVER:
    'This viewing cannot be answered any more: it was answered or cancelled, its time has passed, or the car is gone.',
  VIEWING_AGREED: 'A viewing is agreed already. Please cancel it before you propose other times.',
  NOTHING_TO_VIEW: 'Only a car can be viewed, not a number plate.',
  PLATE_UNAVAILABLE: 'This number plate is not for sale at the moment.',
  LISTING_UNAVAILABLE: 'This car is not for sale at the moment.',
  PAYLOAD_TOO_LARGE: 'This is too large to send.',
  URI_TOO_LONG: 'Too many filters at once. Please remove some.',
  UNSUPPORTED_MEDIA_TYPE: 'Something went wrong while sending. Please try again.',
  TOO_MANY_REQUESTS: 'Too many requests. Please try again later.',
  ALREADY_ASKED: 'You have asked for a quote for this car within a day. The answer comes to you directly.',
  TOO_MANY_QUOTES:
    'That is as many quotes as can be asked for in a day. If your phone number is not confirmed yet, confirming it in your account raises the limit.',
  TOO_MANY_LEADS:
    'New accounts can write to a few sellers a day. Confirm your phone number to write to more today, or go on tomorrow. A confirmed email address raises the limit after a week.',
  TOO_MANY_LEADS_HERE:
    'Many new accounts have written from your network today. Confirm your phone number, and your message is sent at once.',
  TOO_MANY_PLATES:
    'You have as many number plates waiting for review as your account may have, or many new accounts offer some from your network today. A confirmed phone number, an offer that was approved, or a verified dealership raise the limit; or wait until one is decided.',
  TOO_MANY_EDITS:
    'You have changed this listing very often within an hour. Please wait a while before you change it again.',
  TOO_MANY_UPLOADS: 'Too many unfinished uploads. Please wait a while and try again.',
  HEADERS_TOO_LARGE: 'Something went wrong. Please sign in again.',
  INTERNAL: 'Something went wrong on our side. Please try again.',
  STORE_UNAVAILABLE: 'The service is busy. Please try again in a moment.',
  APPLICATION_DOCUMENTS_REQUIRED:
    'Please upload the commercial registration, the trade license and the ID copy.',
  ADMIN_PROTECTED: 'An admin cannot be changed or deleted here.',
  ACCOUNT_SUSPENDED: 'This account is suspended. Please contact us.',
  NOT_REJECTED: 'Only what was rejected can be appealed.',
  ALREADY_APPEALED: 'You have already appealed. A rejection can be appealed once.',
  TIMEOUT: 'This took too long. Please try again.',
  /** The text before eight letters and digits by which our logs are searched. */
  REFERENCE: 'Reference:',
} as const satisfies Record<ApiErrorCode | 'REFERENCE', string>
