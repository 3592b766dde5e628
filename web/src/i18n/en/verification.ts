import type { Messages } from '../messages.ts'

export default {
  title: 'Dealer verification',
  description: 'Apply to be verified as a dealership.',
  intro:
    'Tell us who you are and send us your papers. We check them once; from then on your cars go live as soon as you post them.',
  loadFailed: 'Your application did not load',

  'status.SUBMITTED': 'Your application was submitted',
  'status.SUBMITTED.text':
    'We check every application and will contact you within 2-3 business days. There is nothing you need to do until then.',
  'status.UNDER_REVIEW': 'Your application is under review',
  'status.UNDER_REVIEW.text':
    'One of our reviewers is looking at it now. We will contact you within 2-3 business days of your submission.',
  'status.APPROVED': 'Your dealership is verified',
  'status.APPROVED.text':
    'Everything is in order. You can post cars and number plates now, and your cars go live at once.',
  'status.APPROVED.action': 'Post a car',
  'status.REJECTED': 'Your application was not approved',
  'status.REJECTED.text':
    'Correct what is named here and submit it again. We check it anew within 2-3 business days.',
  'status.REVOKED': 'Your verification was withdrawn',
  'status.REVOKED.text':
    'Nobody sees your cars and plates for now; nothing has been deleted. Put right what our message named and submit your application again; we check it within 2-3 business days.',
  'status.submitted': 'Submitted: {when}',
  'status.reviewed': 'Reviewed: {when}',
  'status.about': 'What it is about',
  'status.notes': 'Admin notes',
  'appeal.title': 'your application',
  unconfirmed: 'Confirm your email, or our decision will not reach you by mail.',
  'unconfirmed.action': 'Confirm it in your account',

  'section.business': 'Business information',
  'section.business.text':
    'Once you are verified, buyers see the name, the years and the address on your dealer page.',
  'section.contact': 'Contact information',
  'section.contact.text':
    'Whom we reach about this application. Once you are verified, buyers see the phone number, for calls and WhatsApp, and the website; you change both in your storefront.',
  'section.more': 'Additional information',
  'section.more.text': 'It helps us to know you; nothing of it is required.',
  'section.documents': 'Documents',
  'section.documents.text':
    'Only our reviewers can open them, and every look is recorded. One file each: an image or a PDF, up to 10 MB.',

  'hint.businessName': 'As it stands in the commercial registration',
  'hint.annualRevenue': 'Roughly, for example QAR 1–5 million',
  'hint.businessPhoneNumber': 'With the country code, for example +974\u00a04412\u00a03456',
  'hint.websiteUrl': 'For example yourdealership.qa',
  'hint.specializations': 'For example luxury cars, pickups or electric cars',
  'hint.asked': 'The reviewer asked you to look at this.',
  'choose.businessType': 'Choose a type',
  'choose.businessArea': 'Not said',
  'unit.yearsInBusiness': 'years',
  'unit.numberOfEmployees': 'people',
  'unit.expectedMonthlyListings': 'a month',
  none: 'Not given',

  'document.required': 'Required',
  'document.optional': 'Optional',
  'document.upload': 'Upload',
  'document.uploadFor': 'Upload: {label}',
  'document.another': '{label} {number}',
  'document.missing': 'Please upload this document',
  'document.none': 'No documents',

  'issue.required': 'This is required',
  'issue.number': 'Please enter a whole number',
  'issue.size': 'Please enter a smaller number',
  'issue.phone': 'Please enter a valid phone number',
  'issue.email': 'Please enter a valid email',
  'issue.website': 'Please enter a web address',
  'issue.other': 'Please check this answer',

  'saved.now': 'Saved just now',
  'saved.minutes': { one: 'Saved {count} minute ago', other: 'Saved {count} minutes ago' },
  'saved.at': 'Saved: {when}',
  'saved.partly': 'Saved, but for what is marked in red',
  'saved.saving': 'Saving…',
  'saved.not': 'Not saved yet',
  'saved.failed': 'Not saved yet. It is kept on this device, and we go on trying.',
  'saved.signedOut': 'Not saved: you were signed out. It is kept on this device.',
  restored: 'What you typed earlier is here again.',

  submit: 'Submit verification',
  resubmit: 'Resubmit Verification',
  'submit.uploading': 'Please wait until your files have been uploaded.',
  'submit.SUBMITTED': 'Your application is waiting for its review.',
  'submit.UNDER_REVIEW': 'Your application is being reviewed.',
  'submit.APPROVED': 'Your dealership is verified already.',

  'missing.title': 'Missing Information',
  'missing.text': 'Please fill in all required fields',
  'wrong.title': 'Please check your answers',
  'wrong.text': 'What is wrong is marked in red.',
  'missingDocuments.title': 'Missing Documents',
  'missingDocuments.text': 'Please upload: {labels}',
  'done.title': 'Verification Submitted',
  'done.text':
    "Your verification application has been submitted for review. We'll contact you within 2-3 business days.",
  'failed.title': 'Error',
  'failed.text': 'Failed to submit verification. Please try again.',
  'login.title': 'Login Required',
  'login.text': 'Please sign in to submit verification',
} as const satisfies Messages
