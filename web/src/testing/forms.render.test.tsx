import type { ReactElement } from 'react'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { Storefront } from '#shared/schemas/dealer.ts'
import type { OwnPlate } from '#shared/schemas/plate.ts'
import type { AdminUser, CurrentUser } from '#shared/schemas/user.ts'
import { useCreateLead } from '#web/entities/lead/queries.ts'
import { Appeal } from '#web/entities/rejection/appeal.tsx'
import { ChangePasswordDialog } from '#web/features/account/change-password-dialog.tsx'
import { DetailsCard, useEditDetails } from '#web/features/account/details-card.tsx'
import { ForgotPassword } from '#web/features/account/forgot-password.tsx'
import { ResetForm } from '#web/features/account/reset-password.tsx'
import { SignInForm, useSignIn } from '#web/features/account/sign-in.tsx'
import { SignUp } from '#web/features/account/sign-up-form.tsx'
import { SavedSearches } from '#web/features/browse/saved-searches.tsx'
import { ContactForm as LeadForm } from '#web/features/contact/contact-form.tsx'
import { ContactForm } from '#web/features/contact-us/contact-form.tsx'
import { CompanyDialog } from '#web/features/providers/company-dialog.tsx'
import { ReportForm } from '#web/features/reporting/report-form.tsx'
import { EditPlateDialog } from '#web/features/sell-plate/edit-plate-dialog.tsx'
import { StorefrontForm } from '#web/features/storefront/storefront-form.tsx'
import { EditUserDialog } from '#web/features/users/edit-user-dialog.tsx'
import { SuspendDialog } from '#web/features/users/suspend-dialog.tsx'
import { fakeApi, overflowing, renderIn, violations } from './render.tsx'

const at = '2026-01-01T00:00:00.000Z'

const user: CurrentUser = {
  id: 'usr_00000000000000000000000001',
  username: 'khalid',
  email: 'khalid@example.com',
  firstName: 'Khalid',
  lastName: 'Al Kuwari',
  phoneNumber: '+97433123456',
  city: null,
  country: 'Qatar',
  companyName: null,
  role: 'PRIVATE',
  isVerified: false,
  verificationStatus: null,
  createdAt: at,
}
const account: AdminUser = { ...user, status: 'ACTIVE', suspension: null, version: 3 }

const plate: OwnPlate = {
  id: 'plt_00000000000000000000000001',
  country: 'QA',
  series: null,
  number: '333777',
  plateNumber: '333777',
  slug: '333777',
  tags: [],
  category: 'premium',
  price: 45_000,
  currency: 'QAR',
  location: 'doha',
  description: null,
  status: 'APPROVED',
  availability: 'AVAILABLE',
  isFeatured: false,
  createdAt: at,
  viewCount: 0,
  contactCount: 0,
  version: 2,
  rejectionReason: null,
  reasonCodes: [],
  appeal: null,
  updatedAt: at,
}

const storefront: Storefront = {
  slug: 'al-waha',
  businessName: 'Al Waha Motors',
  city: 'Doha',
  description: 'Cars since 1998.',
  phoneNumber: '+97444123456',
  whatsappNumber: null,
  website: '',
  address: '',
  hours: null,
  logoUrl: null,
  coverImageUrl: null,
  version: 1,
}

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
          listingId: 'lst_00000000000000000000000001',
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

const price = 'input[inputmode=numeric]'
const nothing = () => {}
const password = 'Sayara-12345'

type Form = {
  element: ReactElement
  /** What is typed, by the name of the field or its selector. */
  typed: Readonly<Record<string, string>>
  /** Fields that are emptied or left empty, and then marked; none where the form may be sent as it stands. */
  required: readonly string[]
  /** The issue of the server's refusal, and the field that shows it; null where one sentence for the form does. */
  refused: { path: string; field: string | null }
  /** What has the focus after the refusal, where it is not the refused field; null: what had it. */
  focused?: string | null
  /** Boxes to tick and choices to make before sending, as selectors. */
  chosen?: readonly string[]
  /** A button that is pressed first, as a selector. */
  opener?: string
  /** What the API answers before the form is sent, by method and path. */
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
    required: ['name', 'phone'],
    refused: { path: 'buyerPhone', field: 'phone' },
  },
  'writing to the team': {
    element: <ContactForm known={{ name: '', email: '' }} />,
    typed: { name: 'Khalid', email: 'khalid@example.com', subject: 'A question', message: 'How do I sell?' },
    required: ['name', 'email', 'subject', 'message'],
    refused: { path: 'email', field: 'email' },
  },
  'reporting a car': {
    element: <ReportForm listingId="lst_00000000000000000000000001" onSent={nothing} />,
    typed: { details: 'Sold months ago.' },
    required: [],
    chosen: ['[value=OTHER]'],
    refused: { path: 'details', field: 'details' },
  },
  'changing a plate': {
    element: <EditPlateDialog plate={plate} userId={user.id} onClose={nothing} />,
    typed: { [price]: '47000', description: 'With its papers.' },
    required: [price],
    refused: { path: 'description', field: 'description' },
  },
  'a storefront': {
    element: (
      <StorefrontForm userId={user.id} storefront={storefront} onReload={() => Promise.resolve(storefront)} />
    ),
    typed: { description: 'Cars since 1998, and plates.', website: 'https://cars.example' },
    required: [],
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
    element: <Appeal id={plate.id} title="333777" appeal={null} onAppealed={nothing} onStale={nothing} />,
    opener: 'button',
    typed: { textarea: 'The photo was of the plate itself.' },
    required: ['textarea'],
    refused: { path: 'message', field: null },
  },
  'renaming a saved search': {
    element: <SavedSearches />,
    answers: {
      'GET /api/user/saved-searches': [
        {
          id: 'ssr_00000000000000000000000001',
          name: 'Patrol',
          searchParams: { make: 'Nissan' },
          alertsEnabled: true,
          createdAt: at,
        },
      ],
    },
    opener: 'button',
    typed: { 'dialog input': 'Nissan Patrol' },
    required: [],
    refused: { path: 'name', field: 'dialog input' },
    // It stays with the button: one field, and its error is read out.
    focused: null,
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
    refused: { path: 'reason', field: 'reason' },
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

/** Presses what sends the form, which stands in the dialog's footer or in the form. */
const send = () => document.querySelector<HTMLButtonElement>('button[type=submit]')!.click()

const looksRight = async () => {
  expect(overflowing()).toEqual([])
  expect(await violations()).toEqual([])
}

beforeEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  await page.viewport(360, 800)
})
afterEach(() => vi.restoreAllMocks())

describe.each(languages)('in %s', (language) => {
  it.each(Object.entries(forms))(
    '%s marks what is missing and what the server refuses, and keeps what was typed',
    async (
      _,
      { element, typed, required, refused, focused = refused.field, chosen = [], opener, answers = {} },
    ) => {
      fakeApi((route) =>
        route in answers
          ? { body: answers[route] }
          : {
              status: 400,
              body: {
                code: 'BAD_REQUEST',
                message: 'Please check it.',
                issues: [{ path: refused.path, message: 'Is not valid' }],
              },
            },
      )
      await renderIn(language, element)
      if (opener) {
        await expect.poll(() => document.querySelector(opener)).not.toBeNull()
        document.querySelector<HTMLButtonElement>(opener)!.click()
      }
      await expect.poll(() => document.querySelector('button[type=submit]')).not.toBeNull()

      for (const name of required) if (fieldOf(name).type !== 'checkbox') await userEvent.clear(fieldOf(name))
      if (required.length > 0) {
        send()
        await expect.poll(() => required.filter((name) => !isMarked(name))).toEqual([])
        expect(required.filter((name) => errorOf(name) === '')).toEqual([])
        expect(document.activeElement).toBe(fieldOf(required[0]!))
      }
      await looksRight()

      for (const [name, text] of Object.entries(typed)) await userEvent.fill(fieldOf(name), text)
      for (const box of chosen) document.querySelector<HTMLInputElement>(box)!.click()
      const before = Object.keys(typed).map((name) => fieldOf(name).value)
      await expect
        .poll(() =>
          [...document.querySelectorAll<Field>('[aria-invalid=true]')].map(
            ({ name }) => `${name}: ${errorOf(name)}`,
          ),
        )
        .toEqual([])
      send()
      const said = () =>
        refused.field
          ? isMarked(refused.field) && errorOf(refused.field)
          : document.querySelector('[role=alert]')?.textContent
      await expect.poll(said).toBeTruthy()
      expect(Object.keys(typed).map((name) => fieldOf(name).value)).toEqual(before)
      if (focused) await expect.poll(() => document.activeElement).toBe(fieldOf(focused))
      await looksRight()
    },
  )
})
