import { type DecisionWords, type Facts, type FactsWith, reasonParagraphs, type Saying } from './messages.ts'

const withdrawn = (facts: Facts): Saying => {
  const why = reasonParagraphs(facts)
  return {
    subject: 'Your dealership is no longer verified',
    paragraphs: [
      'We have withdrawn the verification of your dealership. Nobody sees its cars and number plates for now; nothing has been deleted.',
      ...(why.length > 0 ? ['This is why:', ...why] : []),
      'Put things right and send your application again. Once it is approved, they are in sight again.',
    ],
    button: 'Open the application',
  }
}

const notVerified = (facts: Facts): Saying => {
  const why = reasonParagraphs(facts)
  if (facts.business === undefined) {
    return {
      subject: 'Your dealership could not be verified yet',
      paragraphs: [
        ...(why.length > 0
          ? ['We could not verify your dealership yet, and this is why:', ...why]
          : ['We could not verify your dealership yet.']),
        'Apply for verification with the documents of your business, and we will review it.',
      ],
      button: 'Apply for verification',
    }
  }
  return {
    subject: 'Your application needs a change before we can verify you',
    paragraphs: [
      ...(why.length > 0
        ? ['We have reviewed your application. This has to change first:', ...why]
        : ['We have reviewed your application and could not verify your dealership as it is.']),
      'Change it and send it in again; we will review it once more.',
    ],
    button: 'Open the application',
  }
}

const deleted = (facts: Facts): Saying => {
  const why = reasonParagraphs(facts)
  return {
    subject: `Your ${facts.car} was removed from Sayara`,
    paragraphs: [
      'We have deleted your listing, with its photos and conversations. Buyers no longer see it.',
      ...(why.length > 0 ? ['This is why:', ...why] : []),
      'If you think that this is a mistake, write to us.',
    ],
    button: 'Write to us',
  }
}

const takenDown = (facts: Facts): Saying => {
  const thing = facts.plate === undefined ? 'listing' : 'number plate'
  const why = reasonParagraphs(facts)
  return {
    subject:
      facts.plate === undefined
        ? `Your ${facts.car} was taken down`
        : `Your number plate ${facts.plate} was taken down`,
    paragraphs: [
      `We have reviewed your ${thing} and taken it down. Buyers no longer see it; nothing has been deleted.`,
      ...(why.length > 0 ? ['This is why:', ...why] : []),
      ...(facts.isAboutNumber
        ? []
        : ['Once you have changed it and sent it in again, we will review it once more.']),
    ],
    button: facts.plate === undefined ? 'Edit your listing' : 'Go to your number plates',
  }
}

const granted = (facts: Facts): Saying['paragraphs'] =>
  facts.isAppealGranted
    ? ['We have looked at it again, as you asked, and have granted your appeal.', ...reasonParagraphs(facts)]
    : []

const approved = (thing: string, { isOutOfSight }: Facts): string =>
  `Your ${thing} has been reviewed and approved. ${
    isOutOfSight
      ? 'Buyers do not find it while it is paused or sold, or while your account is suspended or not verified.'
      : 'Buyers can find it from now on.'
  }`

/** Emails about admins' decisions. */
export const decisions: DecisionWords = {
  LISTING_APPROVED: (facts) => ({
    subject: `Your ${facts.car} ${facts.isOutOfSight ? 'was approved' : 'is now for sale on Sayara'}`,
    paragraphs: [...granted(facts), approved('listing', facts)],
    button: 'See your listing',
  }),
  LISTING_REJECTED: (facts) => {
    if (facts.isDeleted) return deleted(facts)
    if (facts.wasPublic) return takenDown(facts)
    const why = reasonParagraphs(facts)
    return {
      subject: `Your ${facts.car} could not be published yet`,
      paragraphs: [
        ...(why.length > 0
          ? ['We have reviewed your listing. This has to change first:', ...why]
          : ['We have reviewed your listing and could not publish it as it is.']),
        'Change it and send it in again; we will review it once more.',
      ],
      button: 'Edit your listing',
    }
  },
  PLATE_APPROVED: (facts) => ({
    subject: `Your number plate ${facts.plate ?? ''} ${facts.isOutOfSight ? 'was approved' : 'is now for sale on Sayara'}`,
    paragraphs: [...granted(facts), approved('number plate', facts)],
    button: 'See your number plate',
  }),
  PLATE_REJECTED: (facts) => {
    if (facts.wasPublic) return takenDown(facts)
    const why = reasonParagraphs(facts)
    return {
      subject: `Your number plate ${facts.plate ?? ''} could not be published yet`,
      paragraphs: [
        ...(why.length > 0
          ? ['We have reviewed your number plate and could not publish it. This is why:', ...why]
          : ['We have reviewed your number plate and could not publish it as it is.']),
        ...(facts.isAboutNumber ? [] : ['Once you have changed it, we will review it again.']),
      ],
      button: 'Go to your number plates',
    }
  },
  VERIFICATION_APPROVED: (facts) => ({
    subject: facts.business ? `${facts.business} is verified` : 'Your dealership is verified',
    paragraphs: [
      ...granted(facts),
      'From now on, your cars are published as soon as you send them in. Number plates are reviewed first.',
      'Your page is open to buyers, and says that you are verified.',
    ],
    button: 'Publish a car',
  }),
  VERIFICATION_REJECTED: (facts) => (facts.wasVerified ? withdrawn(facts) : notVerified(facts)),
  APPEAL_UPHELD: ({ car, plate, business, reason, isAboutNumber }) => ({
    subject: plate
      ? `Your appeal about number plate ${plate} was reviewed`
      : business
        ? 'Your appeal about your application was reviewed'
        : `Your appeal about your ${car} was reviewed`,
    paragraphs: [
      'We have looked at it again, as you asked, and the decision stays as it is.',
      ...(reason ? [{ quote: reason }] : []),
      ...(isAboutNumber ? [] : ['You can still change it and send it in again.']),
    ],
    button: plate ? 'Go to your number plates' : business ? 'Open the application' : 'Edit your listing',
  }),
}

/** News of reviews of dealerships: to their authors, and to the dealerships. */
export const dealerReview = (facts: FactsWith<'review'>): Saying => {
  const { dealer, event } = facts.review
  const why = reasonParagraphs(facts)
  const button = 'See the reviews'
  switch (event) {
    case 'PUBLISHED':
      return {
        subject: `Your review of ${dealer} is published`,
        paragraphs: ['We have read your review, and everybody can see it now. Thank you.'],
        button,
      }
    case 'REFUSED':
      return {
        subject: `Your review of ${dealer} is not published`,
        paragraphs: [
          ...(why.length > 0
            ? ['We have read your review and do not publish it. This is why:', ...why]
            : ['We have read your review and do not publish it as it is.']),
          'You can change it on the dealer’s page; we will read it again.',
        ],
        button,
      }
    case 'ANSWERED':
      return {
        subject: `${dealer} has answered your review`,
        paragraphs: ['The answer stands under your review.'],
        button,
      }
    case 'RECEIVED':
      return {
        subject: `A new review of ${dealer}`,
        paragraphs: [
          'Somebody whom you answered about a car has written a review. We have read it, and everybody can see it.',
          'You can answer it once, under the review.',
        ],
        button,
      }
    case 'ANSWER_PUBLISHED':
      return {
        subject: 'Your answer to a review is published',
        paragraphs: ['We have read your answer, and everybody can see it under the review.'],
        button,
      }
    case 'ANSWER_REFUSED':
      return {
        subject: 'Your answer to a review is not published',
        paragraphs: [
          ...(why.length > 0
            ? ['We have read your answer and do not publish it. This is why:', ...why]
            : ['We have read your answer and do not publish it as it is.']),
          'You can write another one under the review.',
        ],
        button,
      }
    case 'REPORT_UPHELD':
      return {
        subject: `A review of ${dealer} that you reported is no longer public`,
        paragraphs: [
          'We have read it again, and nobody sees it now. Its author may change it; we will read it first.',
        ],
        button,
      }
    case 'REPORT_DISMISSED':
      return {
        subject: `A review of ${dealer} that you reported stays public`,
        paragraphs: [
          'We have read it again and found nothing against our rules.',
          'If you have not answered it yet, you can do so under the review.',
        ],
        button,
      }
  }
}
