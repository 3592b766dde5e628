import type { ReactElement } from 'react'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { AdminUser } from '#shared/schemas/user.ts'
import { paths } from '#web/app/paths.ts'
import { useCreateLead } from '#web/entities/lead/queries.ts'
import { Appeal } from '#web/entities/rejection/appeal.tsx'
import { useListingRefusalTexts } from '#web/entities/review/refusal-form.tsx'
import { RefuseDialog } from '#web/entities/review/refuse-dialog.tsx'
import { ChangePasswordDialog } from '#web/features/account/change-password-dialog.tsx'
import { DeleteCard } from '#web/features/account/delete-account.tsx'
import { DetailsCard, useEditDetails } from '#web/features/account/details-card.tsx'
import { ForgotPassword } from '#web/features/account/forgot-password.tsx'
import { ReachCard } from '#web/features/account/reach-card.tsx'
import { ResetForm } from '#web/features/account/reset-password.tsx'
import { SignInForm, useSignIn } from '#web/features/account/sign-in.tsx'
import { SignUp } from '#web/features/account/sign-up-form.tsx'
import { AnswerForm } from '#web/features/appeals/answer-form.tsx'
import { SaveSearch } from '#web/entities/saved-search/save-search.tsx'
import { SavedSearches } from '#web/features/browse/saved-searches.tsx'
import { ContactForm } from '#web/features/contact-us/contact-form.tsx'
import { ContactForm as LeadForm } from '#web/features/contact/contact-form.tsx'
import { Composer } from '#web/features/inbox/composer.tsx'
import { LeadNote } from '#web/features/inbox/lead-note.tsx'
import { ReplyTemplates } from '#web/features/inbox/reply-templates.tsx'
import { NotificationCards } from '#web/features/preferences/notification-cards.tsx'
import { CompanyDialog } from '#web/features/providers/company-dialog.tsx'
import { ReportForm } from '#web/entities/report/report-form.tsx'
import { EditPlateDialog } from '#web/features/sell-plate/edit-plate-dialog.tsx'
import { SellPlate } from '#web/features/sell-plate/sell-plate.tsx'
import { StorefrontForm } from '#web/features/storefront/storefront-form.tsx'
import { Join } from '#web/features/team/join.tsx'
import { EditUserDialog } from '#web/features/users/edit-user-dialog.tsx'
import { SuspendDialog } from '#web/features/users/suspend-dialog.tsx'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { useActing } from '#web/stores/acting.ts'
import { setSession } from '#web/stores/session.ts'
import { appeal, lead, ownListing, ownPlate, preferences, search, user } from './fixtures.ts'
import { forgetPersonal } from '#web/stores/person.ts'
import { fakeApi, overflowing, renderIn, violations } from './render.tsx'
import { storefront } from './storefront.ts'

const account: AdminUser = { ...user, status: 'ACTIVE', suspension: null, version: 3 }

const SignIn = () => <SignInForm form={useSignIn()} />
const Details = () => <DetailsCard details={useEditDetails(user)} />
const Lead = () => {
  const { mutateAsync: send } = useCreateLead()
  return (
    <LeadForm
      draftKey="lead"
      user={user}
      firstMessage=""
      send={({ name, phone, email, message }) =>
        send({
          listingId: ownListing.id,
          buyerName: name,
          buyerPhone: phone,
          buyerEmail: email,
          message,
        })
      }
      onSent={() => {}}
      failureTitle="Not sent"
      signIn="/auth"
    />
  )
}

const nothing = () => {}
const Refusal = () => (
  <RefuseDialog
    kind="listing"
    title="Reject"
    submit="Reject"
    offered={['PHOTOS_UNCLEAR', 'DUPLICATE']}
    texts={useListingRefusalTexts()}
    onClose={nothing}
    onSubmit={nothing}
  />
)
const Search = () => <SaveSearch kind="cars" suggestedName="Nissan" searchParams={{ make: 'Nissan' }} />

const price = 'input[inputmode=numeric]'
const password = 'Sayara-12345'

type Form = {
  element: ReactElement
  /** The typed texts, by the name of the field or its selector. */
  typed: Readonly<Record<string, string>>
  /** Fields that are emptied or left empty, and then marked; none where the form may be sent as it stands. */
  required: readonly string[]
  /** An empty form is refused by one sentence, and no field is marked. */
  refusesEmpty?: true
  /**
   * The issue of the server's refusal, and the field that shows it; null where one sentence for the form does. Left out where the form
   * closes at once, since what it does can be undone.
   */
  refused?: { path: string; field: string | null }
  /** The field with the focus after the refusal, where it is not the refused one. */
  focused?: string
  /** The typed texts are kept until they are sent, though the form is left. */
  keepsDraft?: true
  /** The button that sends it, where it is not the one that submits. */
  sender?: string
  /** Boxes to tick and choices to make before sending, as selectors. */
  chosen?: readonly string[]
  /** A button that is pressed first, as a selector. */
  opener?: string
  /** The answers of the API before the form is sent, by method and path. */
  answers?: Readonly<Record<string, unknown>>
}

const forms: Readonly<Record<string, Form>> = {
  'signing in': {
    element: <SignIn />,
    typed: { username: 'khalid', password },
    required: ['username', 'password'],
    refused: { path: 'username', field: 'username' },
    // Another password is the likeliest answer to any refusal.
    focused: 'password',
  },
  'signing up': {
    element: <SignUp shown onRead={nothing} />,
    typed: {
      firstName: 'Khalid',
      lastName: 'Al Kuwari',
      username: 'khalid',
      email: 'khalid@example.com',
      phoneNumber: '33123456',
      password,
      confirmPassword: password,
    },
    required: ['firstName', 'lastName', 'username', 'email', 'phoneNumber', 'password', 'agreeToTerms'],
    chosen: ['[name=agreeToTerms]'],
    refused: { path: 'email', field: 'email' },
  },
  'forgetting a password': {
    element: <ForgotPassword account="" />,
    typed: { account: 'khalid' },
    required: ['account'],
    refused: { path: 'account', field: 'account' },
  },
  'confirming an address': {
    element: <ReachCard user={{ ...user, emailConfirmedAt: null }} />,
    typed: { code: '123456' },
    required: ['code'],
    refused: { path: 'code', field: 'code' },
  },
  'setting a new password': {
    element: <ResetForm token="t" onDone={nothing} onInvalid={nothing} />,
    typed: { newPassword: password, confirmPassword: password },
    required: ['newPassword'],
    refused: { path: 'newPassword', field: 'newPassword' },
  },
  'changing the password': {
    element: <ChangePasswordDialog username="khalid" open onClose={nothing} />,
    typed: { currentPassword: 'Old-123456', newPassword: password, confirmPassword: password },
    required: ['currentPassword', 'newPassword'],
    refused: { path: 'currentPassword', field: 'currentPassword' },
  },
  'the personal details': {
    element: <Details />,
    opener: 'button',
    typed: { firstName: 'Khaled', lastName: 'Al-Kuwari' },
    required: ['firstName', 'lastName'],
    refused: { path: 'phoneNumber', field: 'phoneNumber' },
  },
  'contacting a seller': {
    element: <Lead />,
    typed: { name: 'Khalid', phone: '+974 3312 3456', message: 'Is it still available?' },
    required: ['name'],
    keepsDraft: true,
    refused: { path: 'buyerPhone', field: 'phone' },
  },
  'writing to the team': {
    element: <ContactForm known={{ name: '', email: '' }} />,
    typed: { name: 'Khalid', email: 'khalid@example.com', subject: 'A question', message: 'How do I sell?' },
    required: ['name', 'email', 'subject', 'message'],
    keepsDraft: true,
    refused: { path: 'email', field: 'email' },
  },
  'reporting a car': {
    element: <ReportForm offer={{ kind: 'listing', id: ownListing.id }} onSent={nothing} />,
    typed: { details: 'Sold months ago.' },
    required: [],
    chosen: ['[value=OTHER]'],
    keepsDraft: true,
    refused: { path: 'details', field: 'details' },
  },
  'changing a plate': {
    element: <EditPlateDialog plate={ownPlate} userId={user.id} onClose={nothing} />,
    typed: { [price]: '47,000', description: 'With its documents.' },
    required: [price],
    keepsDraft: true,
    refused: { path: 'description', field: 'description' },
  },
  'offering a plate': {
    element: <SellPlate />,
    answers: { 'GET /api/user': { ...user, city: 'Doha' } },
    typed: { plateNumber: '333777', [price]: '47,000', description: 'With its documents.' },
    required: ['plateNumber', price],
    keepsDraft: true,
    refused: { path: 'plateNumber', field: 'plateNumber' },
  },
  'a storefront': {
    element: (
      <StorefrontForm userId={user.id} storefront={storefront} onReload={() => Promise.resolve(storefront)} />
    ),
    typed: { description: 'Cars since 1998, and plates.', website: 'https://cars.example' },
    required: [],
    keepsDraft: true,
    refused: { path: 'website', field: 'website' },
  },
  'adding an insurer': {
    element: <CompanyDialog kind="insurance" company={null} onClose={nothing} />,
    typed: {
      name: 'Gulf Cover',
      rating: '4.5',
      coverage: 'Full cover',
      coverageAr: 'تغطية شاملة',
      description: 'Covers cars.',
      descriptionAr: 'يؤمّن السيارات.',
      phoneNumber: '+97444123456',
      email: 'hello@cover.example',
      website: 'https://cover.example',
    },
    required: ['name', 'rating'],
    refused: { path: 'name', field: 'name' },
  },
  'adding a bank': {
    element: <CompanyDialog kind="financing" company={null} onClose={nothing} />,
    typed: {
      name: 'Gulf Bank',
      rating: '4.5',
      interestRateFrom: '3.5',
      interestRateTo: '5',
      maxLoanAmount: '400000',
      maxLoanTerm: '48',
      description: 'Lends for cars.',
      descriptionAr: 'قروض السيارات.',
    },
    required: ['name', 'rating', 'interestRateFrom', 'interestRateTo', 'maxLoanAmount', 'maxLoanTerm'],
    refused: { path: 'maxLoanTerm', field: 'maxLoanTerm' },
  },
  'appealing against a rejection': {
    element: <Appeal id={ownPlate.id} title="333777" appeal={null} onAppealed={nothing} onStale={nothing} />,
    opener: 'button',
    typed: { textarea: 'The photo was of the plate itself.' },
    required: ['textarea'],
    keepsDraft: true,
    refused: { path: 'message', field: 'textarea' },
  },
  'answering an appeal': {
    element: <AnswerForm appeal={appeal} title="333777" onAnswered={nothing} />,
    sender: 'form button:last-of-type',
    typed: { answer: 'The photo shows another plate.' },
    required: ['answer'],
  },
  'refusing a car': {
    element: <Refusal />,
    typed: { 'dialog input[type=text]': 'Please take photos of your own.' },
    required: [],
    refusesEmpty: true,
    chosen: ['dialog [type=checkbox]'],
  },
  'writing a message': {
    element: <Composer lead={lead} onManageTemplates={undefined} />,
    typed: { text: 'It is.' },
    required: [],
    keepsDraft: true,
    refused: { path: 'text', field: 'text' },
  },
  'the note about a buyer': {
    element: <LeadNote lead={lead} />,
    opener: 'button',
    sender: 'main button:last-of-type:not(:first-child)',
    typed: { note: 'Comes on Thursday.' },
    required: [],
    keepsDraft: true,
    refused: { path: 'note', field: 'note' },
  },
  'a ready answer': {
    element: <ReplyTemplates open onClose={nothing} />,
    answers: { 'GET /api/seller/reply-templates': [] },
    opener: 'dialog button:not([aria-label])',
    typed: { name: 'Still here', text: 'Hello {buyer}, yes.' },
    required: ['name', 'text'],
    keepsDraft: true,
    refused: { path: 'templates.0.text', field: 'text' },
  },
  'saving a search': {
    element: <Search />,
    opener: 'button',
    typed: { name: 'Nissan' },
    required: [],
    refused: { path: 'name', field: 'name' },
  },
  'renaming a saved search': {
    element: <SavedSearches />,
    answers: {
      'GET /api/user/saved-searches': [search],
    },
    opener: 'button',
    typed: { name: 'Nissan Patrol' },
    required: ['name'],
    refused: { path: 'name', field: 'name' },
  },
  'the mails that somebody wants': {
    element: <NotificationCards user={user} />,
    answers: { 'GET /api/user/preferences': preferences, 'GET /api/user/mail-stop': { stop: null } },
    opener: 'main button',
    typed: {},
    required: [],
    chosen: ['dialog [type=checkbox]'],
    refused: { path: 'email.leads', field: null },
  },
  'deleting the account': {
    element: <DeleteCard user={user} />,
    opener: 'button',
    typed: { password },
    required: ['password'],
    refused: { path: 'currentPassword', field: 'password' },
  },
  'changing a user': {
    element: <EditUserDialog user={account} onClose={nothing} />,
    typed: { firstName: 'Khaled', email: 'khaled@example.com' },
    required: ['firstName', 'email'],
    refused: { path: 'email', field: 'email' },
  },
  'suspending a user': {
    element: <SuspendDialog user={account} onClose={nothing} />,
    typed: { reason: 'Asked buyers for deposits.' },
    required: [],
    chosen: ['[type=checkbox]'],
  },
}

type Field = HTMLInputElement | HTMLTextAreaElement
const fieldOf = (name: string): Field => {
  const named = /^\w+$/.test(name) ? document.querySelector<Field>(`[name="${name}"]`) : null
  const field = named ?? document.querySelector<Field>(name)
  if (!field) throw new Error(`There is no field ${name}`)
  return field
}
const isMarked = (name: string) => fieldOf(name).getAttribute('aria-invalid') === 'true'
/** The text of the error that a field is described by. */
const errorOf = (name: string) =>
  (fieldOf(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()

const press = (selector: string) => document.querySelector<HTMLButtonElement>(selector)!.click()

const looksRight = async (isForAxe: boolean) => {
  expect(overflowing()).toEqual([])
  if (isForAxe) expect(await violations()).toEqual([])
}

beforeEach(async () => {
  setSession('header.e30.signature')
  forgetPersonal(0)
  sessionStorage.clear()
  localStorage.clear()
  await page.viewport(360, 800)
})

describe.each(languages)('in %s', (language) => {
  it.each(Object.entries(forms))(
    '%s marks what is missing and what the server refuses, and keeps what was typed',
    async (_, { element, typed, required, refused, focused = refused?.field, chosen = [], ...form }) => {
      fakeApi((route) =>
        form.answers && route in form.answers
          ? { body: form.answers[route] }
          : {
              status: 400,
              body: {
                code: 'BAD_REQUEST',
                message: 'Please check it.',
                issues: [{ path: refused?.path, message: 'Is not valid' }],
              },
            },
      )
      const sender = form.sender ?? 'button[type=submit]'
      const open = async () => {
        const screen = await renderIn(language, element)
        const isOpen = () => document.querySelector(sender)?.checkVisibility() === true
        await expect.poll(() => isOpen() || (form.opener && document.querySelector(form.opener))).toBeTruthy()
        if (!isOpen()) press(form.opener!)
        await expect.poll(isOpen).toBe(true)
        return screen
      }
      const alert = () => document.querySelector('[role=alert]')?.textContent
      const typedNow = () => Object.keys(typed).map((name) => fieldOf(name).value)
      const screen = await open()

      for (const field of required.map(fieldOf))
        if (field.type !== 'checkbox' && field.value) await userEvent.clear(field)
      if (required.length > 0) {
        press(sender)
        await expect.poll(() => required.filter((name) => !isMarked(name))).toEqual([])
        expect(required.filter((name) => errorOf(name) === '')).toEqual([])
        expect(document.activeElement).toBe(fieldOf(required[0]!))
      }
      if (form.refusesEmpty) {
        press(sender)
        await expect.poll(alert).toBeTruthy()
      }
      // Axe sees each state once, since its rules know no direction.
      await looksRight(language === 'en')

      for (const [name, text] of Object.entries(typed)) await userEvent.fill(fieldOf(name), text)
      for (const box of chosen) document.querySelector<HTMLInputElement>(box)!.click()
      const before = typedNow()
      await expect
        .poll(() =>
          [...document.querySelectorAll<Field>('[aria-invalid=true]')].map(
            ({ name }) => `${name}: ${errorOf(name)}`,
          ),
        )
        .toEqual([])
      if (!refused) return
      press(sender)
      await expect
        .poll(() => (refused.field ? isMarked(refused.field) && errorOf(refused.field) : alert()))
        .toBeTruthy()
      expect(typedNow()).toEqual(before)
      if (focused) await expect.poll(() => document.activeElement === fieldOf(focused)).toBe(true)
      await looksRight(language === 'ar')

      if (!form.keepsDraft) return
      await screen.unmount()
      await open()
      expect(typedNow()).toEqual(before)
    },
  )

  it('a field that one beside it has put right is no longer marked', async () => {
    await renderIn(language, <Lead />)
    await expect.poll(() => document.querySelector('[name=email]')).toBeTruthy()
    await userEvent.clear(fieldOf('email'))
    await userEvent.clear(fieldOf('phone'))
    press('button[type=submit]')
    await expect.poll(() => isMarked('email')).toBe(true)
    await userEvent.fill(fieldOf('phone'), '33123456')
    await expect.poll(() => isMarked('email')).toBe(false)
  })

  it.each(['TOO_MANY_LEADS', 'TOO_MANY_LEADS_HERE'] as const)(
    'contacting a seller beyond the limit of a new account (%s) says what raises it, and where',
    async (code) => {
      fakeApi(() => ({ status: 429, body: { code, message: '' } }))
      await renderIn(language, <Lead />)
      await expect.poll(() => document.querySelector('button[type=submit]')).toBeTruthy()
      for (const [name, text] of Object.entries(forms['contacting a seller']!.typed))
        await userEvent.fill(fieldOf(name), text)
      press('button[type=submit]')
      const sentence = loadedMessages(language, 'errors')?.[code]
      await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toContain(sentence)
      expect(document.querySelector('form a')?.getAttribute('href')).toBe(paths.profile())
      await looksRight(language === 'ar')
    },
  )

  it('joining a team with an address that is not confirmed says where to confirm it', async () => {
    fakeApi((route) => {
      if (route === 'GET /api/user') return { body: { ...user, emailConfirmedAt: null } }
      if (route !== 'POST /api/invitations') return undefined
      const offer = { dealership: 'Pearl Cars', role: 'SALES', email: user.email }
      return { body: { ...offer, expiresAt: '2026-05-01T10:00:00.000Z' } }
    })
    const screen = await renderIn(language, <Join token="of-a-link" />, ['team'])
    const t = loadedMessages(language, 'team')!
    const link = screen.getByRole('link', { name: t['join.confirm'] })
    await expect.element(link).toHaveAttribute('href', paths.profile())
    await expect.element(screen.getByRole('button', { name: t['join.accept'] })).not.toBeInTheDocument()
    await looksRight(true)
  })

  it('joining a team while in another says so, and leaves that one first on a second press', async () => {
    const asked: string[] = []
    fakeApi((route) => {
      asked.push(route)
      const hasLeft = asked.includes('DELETE /api/user/employment')
      const employment = {
        dealershipId: user.id,
        dealership: 'Pearl Cars',
        role: 'SALES',
        since: user.createdAt,
      }
      if (route === 'GET /api/user') return { body: user }
      if (route === 'POST /api/invitations')
        return { body: { ...employment, email: user.email, expiresAt: '2026-05-01T10:00:00.000Z' } }
      if (route === 'DELETE /api/user/employment') return { status: 200, body: null }
      return hasLeft
        ? { status: 201, body: { employment } }
        : { status: 409, body: { code: 'ALREADY_EMPLOYED', message: '' } }
    })
    const screen = await renderIn(language, <Join token="of-a-link" />, ['team'])
    const t = loadedMessages(language, 'team')!
    await userEvent.click(screen.getByRole('button', { name: t['join.accept'] }))
    const title = screen.getByRole('heading', { name: t['join.employed'] })
    await expect.element(title).toHaveFocus()
    expect(asked).not.toContain('DELETE /api/user/employment')
    await looksRight(true)
    await userEvent.click(screen.getByRole('button', { name: t['join.leave'] }))
    await expect
      .poll(() => asked.slice(-3))
      .toEqual(['POST /api/user/employment', 'DELETE /api/user/employment', 'POST /api/user/employment'])
    await expect.poll(() => useActing.getState().acting?.dealership).toBe('Pearl Cars')
  })
})
