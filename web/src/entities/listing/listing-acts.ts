import { visibleUntil } from '#shared/rules/confirmation.ts'
import { statusAfterSubmit } from '#shared/rules/listing.ts'
import type { Availability } from '#shared/rules/availability.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { hasCode } from '#web/api/api-error.ts'
import { actUndoably } from '#web/api/undoable.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { formatDate, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { useDeleteListing, useListingTitle, useSetAvailability, useUpdateListing } from './own-listings.ts'
import { useTellHeld } from './use-tell-held.ts'

/** The part of an own car that the acts need: a row of the stock will do. */
type ActedListing = Pick<OwnListing, 'id' | 'version' | 'status' | 'title' | 'titleAr' | 'priceQAR'>

type PublishTexts = {
  title: string
  name: string
  failed: string
  /** What is said when it goes to review, although its seller may publish at once. */
  held: { title: string; description: string }
  /** The way on after a publication that has failed. */
  action?: { label: string; onPress: () => void }
}
type PublishAnswers = { onUndo?: () => void; onDone?: (published: OwnListing) => void; onFailed?: () => void }

/** Gives a function that submits or publishes a draft, which can be undone for ten seconds. */
export const usePublish = () => {
  const errorText = useErrorText()
  const { mutateAsync: update } = useUpdateListing()
  return (
    { id, version }: Pick<OwnListing, 'id' | 'version'>,
    user: CurrentUser,
    texts: PublishTexts,
    { onUndo, onDone, onFailed }: PublishAnswers = {},
  ): void => {
    const status = statusAfterSubmit(user)
    actUndoably({
      on: [id],
      shownAs: { status },
      version,
      title: texts.title,
      description: texts.name,
      send: async (seen) => {
        const published = await update({ id, version: seen, status })
        onDone?.(published)
        if (status === 'APPROVED' && published.status === 'PENDING')
          showToast({ ...texts.held, duration: 10_000 })
        return published
      },
      failed: (error) => {
        onFailed?.()
        const { failed: title, name, action } = texts
        return { title, description: `${name}: ${errorText(error)}`, ...(action && { action }) }
      },
      ...(onUndo && { onUndo }),
    })
  }
}

/** The acts on an own car that are shown as done at once and can be undone for ten seconds. */
export const useListingActs = () => {
  const { t, language } = useT('inventory')
  const dashboard = useT('dashboard')
  const words = useT('availability')
  const errorText = useErrorText()
  const titleOf = useListingTitle()
  const { mutateAsync: update } = useUpdateListing()
  const { mutateAsync: setAvailability } = useSetAvailability()
  const { mutateAsync: remove } = useDeleteListing()
  const publish = usePublish()
  const tellHeld = useTellHeld()
  /** Somebody else may have changed it while this could be undone. */
  const why = (listing: ActedListing, error: unknown) =>
    `${titleOf(listing)}: ${isConflict(error) ? t('undoable.conflict') : errorText(error)}`
  return {
    setPrice: (listing: ActedListing, priceQAR: number) => {
      const { id, version, priceQAR: before } = listing
      const title = titleOf(listing)
      const present = before === undefined ? t('price.none') : formatMoney(before, language)
      actUndoably({
        on: [id],
        shownAs: { priceQAR },
        version,
        title: t('price.changed', { price: formatMoney(priceQAR, language) }),
        description: title,
        send: async (seen) => {
          const changed = await update({ id, version: seen, priceQAR })
          tellHeld(listing, changed, title)
          return changed
        },
        failed: (error) => ({
          title: t('price.kept', { title, price: present }),
          description: isConflict(error) ? t('undoable.conflict') : errorText(error),
        }),
      })
    },
    setPriceFixed: (listing: ActedListing, isPriceFixed: boolean) =>
      actUndoably({
        on: [listing.id],
        shownAs: { isPriceFixed },
        version: listing.version,
        title: t(isPriceFixed ? 'price.fixed.done' : 'price.open.done'),
        description: titleOf(listing),
        send: (version) => update({ id: listing.id, version, isPriceFixed }),
        failed: (error) => ({ title: t('price.fixed.failed'), description: why(listing, error) }),
      }),
    setAvailability: (listing: ActedListing, availability: Availability) =>
      actUndoably({
        on: [listing.id],
        shownAs: { availability },
        version: listing.version,
        title: words.t('now', { availability: words.t(availability) }),
        description: availability === 'SOLD' ? words.t('now.SOLD') : titleOf(listing),
        send: (version) => setAvailability({ id: listing.id, availability, version }),
        failed: (error) => ({ title: words.t('failed'), description: why(listing, error) }),
      }),
    publish: (listing: ActedListing, user: CurrentUser) => {
      const name = titleOf(listing)
      publish(listing, user, {
        title: dashboard.t(statusAfterSubmit(user) === 'APPROVED' ? 'publish.live' : 'publish.review'),
        name,
        failed: dashboard.t('publish.failed'),
        held: {
          title: dashboard.t('publish.held'),
          description: t('price.heldText', { title: name }),
        },
      })
    },
    /** The seller says that it is still to be had. */
    confirm: (listing: OwnListing) => {
      const { id, isPausedBySilence, wasReserved, availability: present } = listing
      const availability = isPausedBySilence ? (wasReserved ? 'RESERVED' : 'AVAILABLE') : present
      const confirmed = { availability, isPausedBySilence: false, confirmedAt: new Date().toISOString() }
      const date = formatDate(visibleUntil({ ...listing, ...confirmed }).toISOString(), language)
      actUndoably({
        on: [id],
        shownAs: confirmed,
        version: listing.version,
        title: t('stillAvailable.done'),
        description: `${titleOf(listing)} · ${t('stillAvailable.until', { date })}`,
        send: (version) => setAvailability({ id, availability, version }),
        failed: (error) => ({
          title: t('stillAvailable.failed'),
          description: why(listing, error),
        }),
      })
    },
    remove: (listing: ActedListing) =>
      actUndoably({
        on: [listing.id],
        shownAs: 'GONE',
        version: listing.version,
        title: dashboard.t('delete.done'),
        description: titleOf(listing),
        send: (version) => remove({ id: listing.id, version }),
        failed: (error) => ({ title: dashboard.t('delete.failed'), description: why(listing, error) }),
      }),
  }
}

const isConflict = (error: unknown) => hasCode(error, 'EDIT_CONFLICT')
