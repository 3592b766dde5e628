import type { Messages } from '../messages.ts'

export default {
  effective: 'Effective 26 August 2025',

  'terms.agreement.title': 'Agreement and age',
  'terms.agreement.text':
    'By creating an account or using Sayara you accept these terms. You must be 18 or older to use it.',
  'terms.service.title': 'What Sayara is',
  'terms.service.text':
    'Sayara is a place to advertise cars and to find them. We only advertise: we do not own, sell, inspect or deliver vehicles, and we are not a party to any sale. What a buyer and a seller agree is between the two of them.',
  'terms.account.title': 'Your account',
  'terms.account.text':
    'Please give accurate details and keep your password to yourself; you answer for what is done with your account. If you register a dealership, you confirm that you may act for it.',
  'terms.listings.title': 'Your listings',
  'terms.listings.text':
    'You are responsible for what you list. The car must be yours to sell, the description true and complete, the price real, and the photos yours to use. By listing a car you allow us to show its text and photos on Sayara until you delete it.',
  'terms.review.title': 'Review is no guarantee',
  'terms.review.text':
    'We look at private listings before they appear and verify dealerships by hand, and we may refuse or remove a listing; its seller sees the reason. This does not verify the truth of a listing or the condition of a car. Inspect the car and its papers before you pay.',
  'terms.conduct.title': 'What is not allowed',
  'terms.conduct.text':
    'No stolen or forged vehicles, no false mileage, no misleading prices, no fraud, no harassment, no copying of listings in bulk, and no attempts to break into the service or overload it.',
  'terms.fees.title': 'Fees',
  'terms.fees.text':
    'Browsing, saving cars and contacting sellers are free. Where a paid service is offered, its price is shown before you choose it. Fees that have been paid are not refunded, unless the law requires it.',
  'terms.liability.title': 'Liability',
  'terms.liability.text':
    'The service is provided as it is. As far as the law allows, we are not liable for listings, for the conduct of buyers and sellers, or for losses from a sale. Nothing here limits a liability that the law does not let us limit.',
  'terms.ending.title': 'Suspension and ending',
  'terms.ending.text':
    'You may stop using Sayara at any time. We may suspend or close an account that breaks these terms or puts others at risk.',
  'terms.law.title': 'Law and changes',
  'terms.law.text':
    'These terms are governed by English law. If we change them, the new date appears at the top; by continuing to use Sayara you accept the changed terms.',

  'privacy.collect.title': 'What we collect',
  'privacy.collect.text':
    'What you give us: your name, username, email, phone number, city and, for a dealership, its name; the cars you save; and your listings with their photos. Private sellers also give a copy of the car’s registration card and of their ID. We also use your network address to limit abuse.',
  'privacy.use.title': 'What we use it for',
  'privacy.use.text':
    'To run your account, to show and review listings, to let buyers reach sellers, and to keep fraud and misuse away. Nothing else.',
  'privacy.public.title': 'What everybody can see',
  'privacy.public.text':
    'A published listing shows the car, its photos, its city, your first name or the name of your business, when you joined, and the phone number buyers can call or write to. Your email, your last name and your documents are not shown.',
  'privacy.documents.title': 'Identity documents',
  'privacy.documents.text':
    'Registration cards and ID copies are never public. Only our administrators can open one, through a link that expires after a minute, and each time is recorded.',
  'privacy.photos.title': 'Photos',
  'privacy.photos.text':
    'Photos are made anew before they are shown: the place and the device that a phone writes into a photo are not part of what visitors get.',
  'privacy.device.title': 'On your device',
  'privacy.device.text':
    'Your browser keeps your sign-in, your language, the appearance you chose and your answer about cookies. Your recent searches, the cars you viewed recently and the list of cars you compare are kept in your browser only, not in your account, and you can clear each of them at any time. One essential cookie keeps you signed in for up to 30 days. There are no advertising cookies.',
  'privacy.sharing.title': 'Who receives data',
  'privacy.sharing.text':
    'We do not sell personal data. The service runs on computers of Amazon Web Services, which process the data for us. We pass data to authorities only where the law requires it.',
  'privacy.keeping.title': 'How long we keep it',
  'privacy.keeping.text':
    'A listing’s photos and documents are deleted with the listing. Files that were uploaded but never used are deleted after a day. Account details are kept while you have an account.',
  'privacy.rights.title': 'Your rights',
  'privacy.rights.text':
    'You may ask what we hold about you, have it corrected, and have it deleted. You may object to a use, and you may complain to the data protection authority of your country.',
  'privacy.changes.title': 'Changes',
  'privacy.changes.text': 'If this policy changes, the new date appears at the top.',
} as const satisfies Messages
