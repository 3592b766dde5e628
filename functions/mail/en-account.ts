import { productName } from '#shared/constants/market.ts'
import type { AccountWords } from './messages.ts'

const duties = {
  SALES: 'you answer buyers, see the stock and its figures, and say which cars are available',
  MANAGER: 'you answer buyers, and look after cars, prices and imports',
} as const

/** Emails about a person's own account. */
export const account: AccountWords = {
  account: {
    PASSWORD_CHANGED: {
      subject: 'Your password was changed',
      paragraphs: [
        'The password of your account has just been changed, and all other devices were signed out.',
        'If that was not you, set a new password at once and write to us.',
      ],
      button: 'Set a new password',
    },
    EMAIL_CHANGED: {
      subject: 'Your email address was changed',
      paragraphs: [
        'Your account has a new email address, so this one gets no more mail from us.',
        'If that was not you, write to us at once.',
      ],
      button: 'Write to us',
    },
    SESSION_REUSED: {
      subject: 'We signed one of your devices out',
      paragraphs: [
        'Somebody used an old copy of one of your sign-ins. It may only have been a browser that was restored, but it may also have been somebody who copied it, so we ended that sign-in. Please sign in again on your device.',
        'If you cannot explain it, set a new password: that signs out every device.',
      ],
      button: 'Set a new password',
    },
    PHONE_CONFIRMED: {
      subject: 'A phone number was confirmed for your account',
      paragraphs: [
        'From now on, a code that we text to the phone number of your account signs in to it.',
        'If that was not you, set a new password at once, put your own number in its place and write to us.',
      ],
      button: 'See your account',
    },
    PASSKEY_ADDED: {
      subject: 'A passkey was added to your account',
      paragraphs: [
        'From now on, a new passkey signs in to your account: with the fingerprint, the face or the PIN of its device.',
        'If that was not you, remove it at once, set a new password and write to us.',
      ],
      button: 'See your account',
    },
    PASSKEY_REMOVED: {
      subject: 'A passkey was removed from your account',
      paragraphs: [
        'One of your passkeys no longer signs in to your account.',
        'If that was not you, set a new password at once and write to us.',
      ],
      button: 'See your account',
    },
    SECOND_FACTOR_ON: {
      subject: 'Two-step sign-in is on',
      paragraphs: [
        'From now on, your account asks for a code of your authenticator app beside the password. Keep your recovery codes in a safe place: they are the way in without your phone.',
        'If that was not you, set a new password at once and write to us.',
      ],
      button: 'See your account',
    },
    SECOND_FACTOR_OFF: {
      subject: 'Two-step sign-in is off',
      paragraphs: [
        'Your account no longer asks for a code beside the password.',
        'If that was not you, set a new password at once and turn it on again.',
      ],
      button: 'See your account',
    },
    ARCHIVE_READY: {
      subject: 'Your data is ready to download',
      paragraphs: [
        'You asked for an archive of what your account holds. You can download it for three days, on the page of your account.',
        'If you did not ask for it, somebody else is signed in to your account: set a new password at once.',
      ],
      button: 'Download it',
    },
    FEED_FAILING: {
      subject: 'Your stock feed has not worked for three nights',
      paragraphs: [
        'For three nights in a row we could not use the file at the address of your stock feed, so your cars and prices may be out of date.',
        'The page of your feed says what went wrong each night. We go on trying.',
      ],
      button: 'See your feed',
    },
    FEED_STOPPED: {
      subject: 'We have stopped fetching your stock feed',
      paragraphs: [
        'For ten nights in a row we could not use the file at the address of your stock feed, so we no longer fetch it. Your cars stay as they are.',
        'Once its server works again, turn the feed on again on its page.',
      ],
      button: 'See your feed',
    },
    ACCOUNT_DELETED: {
      subject: 'Your account is closed',
      paragraphs: [
        'Your account is closed, and nobody can sign in to it any more. Your listings and your personal data are deleted with it.',
        'Thank you for having been with us.',
      ],
    },
    ACCOUNT_RESTORED: {
      subject: 'Your account is open again',
      paragraphs: [
        'Your account is no longer suspended. You can sign in again, and what was public of your offers is public again.',
      ],
      button: 'Sign in',
    },
    DEALERSHIP_CLOSED: {
      subject: 'Your place in a dealership’s team has ended',
      paragraphs: [
        `The dealership that you acted for on ${productName.en} was closed, and your place in its team has ended with it. Your own account stays as it is, with all that is yours.`,
      ],
    },
    BECAME_DEALERSHIP: {
      subject: 'Your account is now a dealership’s',
      paragraphs: [
        'We have made your account that of a dealership. Until it is verified, nobody sees your cars and number plates, and you can post no others; nothing has been deleted.',
        'Apply for verification with the documents of your business, and we will review it.',
      ],
      button: 'Apply for verification',
      note: 'If you did not ask for this, write to us.',
    },
    BECAME_PRIVATE: {
      subject: 'Your account is now a private one',
      paragraphs: [
        'We have made your account a private one. Your dealership’s page, team, verification and application are gone.',
        'Cars that lack documents are drafts now, and buyers do not see them. Add the documents and send each of them in again; we will review it.',
      ],
      button: 'See your cars',
      note: 'If you did not ask for this, write to us.',
    },
  },
  newDevice: (device) => ({
    subject: 'A new device signed in to your account',
    paragraphs: [
      device
        ? `Somebody has just signed in to your account on a device that we have not seen before: ${device}.`
        : 'Somebody has just signed in to your account on a device that we have not seen before.',
      'If that was you, there is nothing to do. If not, end that session on the page of your devices and set a new password at once.',
    ],
    button: 'See your devices',
  }),
  emailConfirmation: (code) => ({
    subject: `${code} is your code to confirm this email address`,
    paragraphs: [
      `Somebody gave this address for an account on ${productName.en}. If that was you, enter the code ${code} where you were asked for it, or use the button.`,
      'The code works for half an hour, the button for a day. After that we can write to you.',
    ],
    button: 'Confirm this address',
    note: 'If that was not you, do nothing: without the code this address belongs to no account. Never tell anybody the code; we do not ask for it.',
  }),
  phoneConfirmation: (code) => ({
    subject: `${code} is your code to confirm this number. Tell it to nobody.`,
    paragraphs: [],
  }),
  signInCode: (code) => ({
    subject: `${code} is your code to sign in. Tell it to nobody.`,
    paragraphs: [
      `Enter the code ${code} on the page that asked for it. It works for ten minutes, on that page alone.`,
    ],
    note: 'If you did not ask for it, do nothing: nobody can sign in without it. We never ask for it, on the phone or in a message.',
  }),
  feedRows: (refused, waiting) => ({
    subject: 'Some rows of your stock feed need you',
    paragraphs: [
      ...(refused > 0
        ? [
            refused === 1
              ? 'One row of your stock feed could not be carried out.'
              : `${refused} rows of your stock feed could not be carried out.`,
          ]
        : []),
      ...(waiting > 0
        ? [
            waiting === 1
              ? 'One change looks unlikely and waits for your yes.'
              : `${waiting} changes look unlikely and wait for your yes.`,
          ]
        : []),
      'Everything else was carried out. We write again only when other rows need you.',
    ],
    button: 'See these rows',
  }),
  usernameChanged: (username) => ({
    subject: 'Your username was changed',
    paragraphs: [
      `Your username is now ${username}. From now on, sign in with it or with this email address.`,
      'If you did not ask for this, write to us.',
    ],
    button: 'Write to us',
  }),
  staffInvited: (dealership, role) => ({
    subject: `${dealership} invites you to its team`,
    paragraphs: [
      `${dealership}, a verified dealership on ${productName.en}, wants you to work in its name: ${duties[role]}.`,
      'The link works for seven days, with the account of this email address. If you have none yet, you can make one in a minute.',
    ],
    button: 'See the invitation',
    note: 'If you do not know this dealership, do nothing: without you, nothing happens.',
  }),
  staffJoined: (name, role) => ({
    subject: 'Somebody has joined your team',
    paragraphs: [
      'Your invitation was accepted by:',
      { typed: name },
      `From now on they act for your dealership as ${role === 'SALES' ? 'sales' : 'manager'}. You can change or end that at any time.`,
    ],
    button: 'See your team',
  }),
  staffLeft: (name) => ({
    subject: 'Somebody has left your team',
    paragraphs: [
      'This person no longer acts for your dealership:',
      { typed: name },
      'The conversations that they looked after wait for somebody else.',
    ],
    button: 'See your team',
  }),
  staffRemoved: (dealership, isAccountDeleted) => ({
    subject: `You are no longer in the team of ${dealership}`,
    paragraphs: [
      isAccountDeleted
        ? `The account of ${dealership} was deleted, and your place in its team has ended with it. Your own account stays as it is, with all that is yours.`
        : `${dealership} has ended your place in its team. Your own account stays as it is, with all that is yours.`,
    ],
  }),
  accountSuspended: (reasons, words, until) => ({
    subject: 'Your account is suspended',
    paragraphs: [
      'We have suspended your account. You cannot sign in for now, and nobody sees what you offer. Nothing has been deleted.',
      ...(until ? [`The suspension ends by itself on ${until}, Qatar time.`] : []),
      ...reasons.map(({ name, advice }) => `Reason: ${name}. ${advice}`),
      ...(words ? [{ quote: words }] : []),
    ],
    button: 'Write to us',
  }),
}
