import { homeCountry } from '#shared/constants/home.ts'
import { useState, type SyntheticEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatTypedPhone } from '#shared/rules/phone.ts'
import { readablePhone } from '#shared/rules/readable-phone.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { ApiError, isUnauthorized } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { useGoLater } from '#web/app/use-go-later.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { useCreateLead } from '#web/entities/lead/queries.ts'
import { forgetLeadDraft, keepLeadDraft, readLeadDraft, type LeadDraft } from './lead-draft.ts'

// Spec 8.
const redirectDelay = 500

type LeadForm = { listing: ListingDetail; user: CurrentUser; firstMessage: string; onSent: () => void }

const startOf = ({ listing, user, firstMessage }: LeadForm): LeadDraft => ({
  buyerName: `${user.firstName} ${user.lastName}`.trim(),
  buyerPhone: readablePhone(user.phoneNumber),
  buyerEmail: user.email,
  message: firstMessage,
  ...readLeadDraft(listing.id),
})

/** The contact form of a car: what is typed, what is wrong with it, and its sending with every message of spec 8. */
export const useLeadForm = (form: LeadForm) => {
  const { listing, onSent } = form
  const { t } = useT('lead')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const goLater = useGoLater()
  const { mutateAsync: send, isPending } = useCreateLead()
  const [draft, setDraft] = useState(() => startOf(form))
  const [refusal, setRefusal] = useState<ApiError>()

  const isMissing = draft.buyerName.trim() === '' || draft.buyerPhone.trim() === ''

  const change = (field: keyof LeadDraft, text: string) => {
    const value = field === 'buyerPhone' ? formatTypedPhone(text, homeCountry) : text
    const next = { ...draft, [field]: value }
    setDraft(next)
    setRefusal(undefined)
    keepLeadDraft(listing.id, next)
  }

  const tellFailure = (error: unknown) => {
    if (error instanceof ApiError) setRefusal(error)
    if (isUnauthorized(error)) {
      showToast({ title: t('loginRequired'), description: t('loggedOut'), tone: 'danger' })
      goLater(paths.auth(paths.carMessage(listing.slug)), redirectDelay)
    } else if (error instanceof ApiError && error.status === 429) {
      showToast({ title: t('tooMany'), description: t('tooManyText'), tone: 'danger' })
    } else {
      const isFault = !(error instanceof ApiError) || error.status >= 500 || error.status === 400
      showToast({
        title: t('error'),
        description: isFault ? t('failed') : errorText(error),
        tone: 'danger',
      })
    }
  }

  const submit = async () => {
    if (isMissing) return showToast({ title: t('missing'), description: t('missingText'), tone: 'danger' })
    try {
      await send({ listingId: listing.id, ...draft, buyerEmail: draft.buyerEmail.trim() })
      forgetLeadDraft(listing.id)
      showToast({
        title: t('sent'),
        description: t('sentText'),
        tone: 'success',
        action: { label: t('toMessages'), onPress: () => void navigate(paths.dashboard('messages')) },
      })
      onSent()
    } catch (error) {
      tellFailure(error)
    }
  }
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit()
  }
  return { draft, change, onSubmit, isPending, isMissing, refusal }
}
