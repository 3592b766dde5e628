import type { Messages } from '../messages.ts'

export default {
  effective: 'Effective {date}',
  contents: 'Contents',
  print: 'Print',
  cookies: 'Change cookie choice',
  'terms.description':
    'What you agree to when you use Sayara: the rules for listings, messages, fees and liability.',
  'privacy.description':
    'What Sayara keeps about you, what for, for how long, who sees it, and how you get or delete it.',
  'terms.other': 'How we treat your data stands in the {other}.',
  'privacy.other': 'The rules of the service stand in the {other}.',

  'terms.agreement.title': 'Agreement and age',
  'terms.agreement.text':
    'By creating an account or using Sayara you accept these terms. You must be 18 or older to use it. If you do not agree, please do not use the service. Whoever acts for a company confirms that they may do so.',
  'terms.service.title': 'What Sayara is',
  'terms.service.text':
    'Sayara is a place to advertise cars and to find them. We only advertise: we do not own, sell, inspect, insure, finance or deliver vehicles, and we are not a party to any sale. What a buyer and a seller agree is between the two of them. Insurers, banks and other companies that are listed here offer their services themselves, on their own terms.',
  'terms.account.title': 'Your account',
  'terms.account.text':
    'Please give accurate details and keep them up to date. Keep your password to yourself; you answer for what is done with your account. Tell us at once if somebody else has used it, and log out everywhere in your account settings. An account belongs to one person or one business and is not to be passed on.',
  'terms.dealerships.title': 'Dealership accounts',
  'terms.dealerships.text':
    'A dealership can list cars only after our team has verified it by hand, which takes some time and may be refused. Whoever registers a dealership confirms that they may act for it and that it has the licences its business needs. The word “verified” says that we looked at the business once; it is no promise about its cars or its conduct. We may take it back.',
  'terms.listings.title': 'Your listings',
  'terms.listings.text':
    'You are responsible for what you list. The car must be yours to sell, the description true and complete, and the price real. Say what a buyer would want to know, accidents and defects above all. Mark a car as reserved or sold when it is, and change or delete the listing when something in it is no longer right.',
  'terms.content.title': 'Text and photos',
  'terms.content.text':
    'What you write and photograph stays yours. By listing a car you allow us to store, resize and show its text and photos on Sayara and in links and previews that lead to it, until you delete the listing. You confirm that the photos are yours to use and show the very car that is offered. We may remove what infringes the rights of others.',
  'terms.review.title': 'We do not verify listings',
  'terms.review.text':
    'Our team looks at private listings before they appear and may refuse or remove any listing; its seller sees the reason. This is no verification: we do not check whether a listing is true, whether the car is in the condition described, or whether its seller may sell it. Price ratings and similar hints are computed from other listings and are estimates, not valuations. Inspect the car and its papers before you pay.',
  'terms.dealing.title': 'Between buyer and seller',
  'terms.dealing.text':
    'Meet, inspect, agree, pay and transfer ownership at your own risk and by the law of the place. Never pay for a car that you have not seen. In Qatar, cash is not allowed above QAR 50,000 for a vehicle. Our checklists and the printable sale agreement are aids, not legal advice, and using them does not make us a party to your sale.',
  'terms.messages.title': 'Contact requests and reports',
  'terms.messages.text':
    'A contact request passes your name, your phone number, your email if you give it, and your message on to the seller, who may use them to answer you and for nothing else. Messages are for talking about a car: no advertising, no threats, no collecting of numbers. If a listing seems wrong to you, report it; reports are to be made in good faith.',
  'terms.conduct.title': 'What is not allowed',
  'terms.conduct.text':
    'No stolen or forged vehicles, no false mileage, no misleading prices, no fraud, no harassment and nothing that is against the law. No copying of listings in bulk, no false views, contacts or reports, and no attempts to break into the service, to overload it or to get around its limits. Do not pass yourself off as somebody else.',
  'terms.fees.title': 'Fees',
  'terms.fees.text':
    'Browsing, saving cars, contacting sellers and listing a car are free at present. Where a paid service is offered, its price is shown before you choose it. Fees that have been paid are not refunded, also when a listing is removed for breaking these terms or a car does not sell, unless the law requires it.',
  'terms.liability.title': 'Liability',
  'terms.liability.text':
    'The service is provided as it is and may change, pause or fail. As far as the law allows, we are not liable for listings, for the conduct of buyers, sellers and listed companies, or for losses from a sale or from relying on a listing, a rating or an estimate. Nothing here limits a liability that the law does not let us limit.',
  'terms.ending.title': 'Suspension and ending',
  'terms.ending.text':
    'You may delete your account at any time in its settings; your listings go with it. We may suspend or close an account, or remove its listings, when it breaks these terms or puts others at risk. What was agreed between you and another user before that is not affected.',
  'terms.law.title': 'Law and changes',
  'terms.law.text':
    'These terms are governed by English law. They take away no right that the mandatory law of your country gives you. If we change them, the new date appears at the top, and by continuing to use Sayara you accept the changed terms. If one part does not hold, the rest does.',

  'privacy.collect.title': 'What we collect',
  'privacy.collect.text':
    'What you give us: your name, username, email, phone number, city, language and, for a dealership, its name; your password, which only our sign-in service can check and nobody can read; and your listings with their photos and history. Private sellers also give a copy of the car’s registration card and of their ID. If you write to us by the contact form, we keep your name, your email and the message. Your network address is used to limit abuse, such as guessing passwords.',
  'privacy.messages.title': 'Contact requests and messages',
  'privacy.messages.text':
    'When you contact a seller, your name, your phone number, your email if you give it, and your message are stored and passed on to that seller. The messages that follow are stored for the two of you and shown to nobody else on the site. A seller may add a private note and a status; only they see the note. Where the seller is a dealership, the people who work for it see all of this too. From a seller’s answers we compute how quickly they usually reply, and show that of a dealership.',
  'privacy.alerts.title': 'Saved searches, mail and consent',
  'privacy.alerts.text':
    'We keep the cars you save and the searches you save, by name and filters. Mail about your own listings and conversations is on from the start; alerts for searches, mail about saved cars and text messages begin only when you switch them on. Each switch, and your acceptance of the terms, is noted with its date in your consent history. Every such mail has a link that ends it, and all of it can be changed in your account settings. Our mail carries no tracking.',
  'privacy.counting.title': 'Views, contacts and reports',
  'privacy.counting.text':
    'We count how many people looked at a listing and how many got in touch, by message, WhatsApp or phone, and show sellers the numbers, never who. To count each person once in 30 days we note your account’s number, or for visitors a scrambled mark of a random name that your browser chose, made for that one listing, so that it cannot tell what else you looked at. The random name is used only if you accept all cookies; otherwise the mark is made of your network and browser type. A report about a listing is kept with your account, if you are signed in, and is shown to our administrators alone.',
  'privacy.use.title': 'What we use it for',
  'privacy.use.text':
    'To run your account, to show and review listings, to let buyers reach sellers, to tell you what you asked to be told, and to keep fraud and misuse away. Nothing else: no advertising profiles, no sale of data, no decisions about you by a machine alone.',
  'privacy.public.title': 'What everybody can see',
  'privacy.public.text':
    'A published listing shows the car, its photos, its city, its price and earlier prices, the counts of views and contacts, your first name or the name of your business, when you joined, and the phone number buyers can call or write to. Your email, your last name, your documents, your saved cars and your messages are not shown.',
  'privacy.documents.title': 'Photos and identity documents',
  'privacy.documents.text':
    'Photos are made anew before they are shown: the place and the device that a phone writes into a photo are not part of what visitors get. Registration cards and ID copies are never public. They are encrypted with a key of their own; only our administrators can open one, through a link that expires after a minute, and each time is recorded. The report of an inspection, if you attach one to a car, is different: buyers whom you have answered about that car can open it while the car is for sale, and it stays until you remove it or the listing.',
  'privacy.device.title': 'Cookies and what your browser keeps',
  'privacy.device.text':
    'One essential cookie keeps you signed in for up to 30 days. Your browser’s own storage keeps your sign-in, your language, the appearance you chose and your answer about cookies, and, only if you accept all, the random name that views are counted by. Your recent searches, the cars you viewed recently and the list of cars you compare stay in your browser and not in your account; you can clear each of them at any time. Cars, number plates and searches that you save without an account stay in your browser too, and move into your account when you sign in. What you chose about cookies can be changed at the top of the privacy policy’s own page. What you typed but could not send may wait in the tab until you close it. A seller’s long form that could not reach us waits on the device: it is offered again for two weeks, and goes when you log out. There are no advertising cookies and none of other companies.',
  'privacy.sharing.title': 'Who receives data',
  'privacy.sharing.text':
    'We do not sell personal data. The service runs on computers of Amazon Web Services, which store the data and send mail and text messages for us; they may stand outside Qatar. When you press WhatsApp or call, you leave for that service and its own rules. When you ask insurers or banks for a quote, those that you chose, and nobody else, get your answers and how to reach you. We pass data to authorities only where the law requires it.',
  'privacy.keeping.title': 'How long we keep it',
  'privacy.keeping.text':
    'Account details, saved cars and searches and the consent history: while you have an account. A listing: until you delete it; its photos and documents go about a day later, and so do files that were uploaded but never used. A car or plate that a seller began to fill in and did not finish: 30 days after the last change; a dealership’s application: as long as its account. Conversations: a year after their last message, or until you delete your account; what the other side wrote stays theirs. A review of a dealership: until you delete it or your account, or the dealership’s account goes. Notifications and requests for quotes: half a year; a request that you withdraw goes at once, and the companies are asked to delete theirs. That mail to an address came back or was called spam: a year, by a fingerprint of the address. That a browser which was signed in to one account signed in to another: half a year, for administrators who look for fraud. Messages of the contact form: a year after they were answered. The marks that views are counted by: 35 days at most; daily numbers without persons: about a year. Reports stay, without your name and your words once your account is gone. A record of what administrators did, by numbers instead of names: two years. Backups are overwritten after 35 days. Technical logs go after three months, those of what administrators did after thirteen. Who sent or opened a document, with network address and browser, is noted for two years, so that misuse can be found.',
  'privacy.rights.title': 'Your rights and changes',
  'privacy.rights.text':
    'You can download what your account holds as a file, correct your details, withdraw a consent and delete your account, all in your account settings. Logs, messages of the contact form and what administrators note among themselves to find fraud are not in the file. Deleting closes the account at once and removes what belongs to it; your username is kept from others for half a year, so that nobody can pass for you. You may also ask us by the contact page, object to a use, and complain to the data protection authority of your country. If this policy changes, the new date appears at the top.',
} as const satisfies Messages
