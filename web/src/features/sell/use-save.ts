import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { statusAfterSubmit } from '#shared/rules/listing.ts'
import { mustAttachDocuments } from '#shared/rules/user.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { ApiError, isUnauthorized } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { updateListing } from '#web/entities/listing/mutations.ts'
import { readyUrls } from '#web/entities/upload/queue.ts'
import { UploadError } from '#web/entities/upload/upload-error.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { changesOf } from './answers.ts'
import { createListing } from './create-listing.ts'
import { differencesFrom } from './differences.ts'
import { planIssues, documentSlots } from './steps.ts'
import type { Wizard } from './use-wizard.ts'

export type SaveIntent = 'draft' | 'submit'

const bodyOf = (
  { answers, photos, documents, seller }: Wizard,
  intent: SaveIntent,
  base: OwnListing | null,
) => {
  const attached = documents.items.flatMap(({ key, state }) =>
    state.phase === 'ready' ? [[key, state.url]] : [],
  )
  return {
    ...changesOf(answers, base ?? undefined),
    images: readyUrls(photos.items),
    ...(mustAttachDocuments(seller) && { verificationDocuments: Object.fromEntries(attached) }),
    status: intent === 'draft' ? 'DRAFT' : statusAfterSubmit(seller),
  } as const
}

const update = (wizard: Wizard, intent: SaveIntent, base: OwnListing) =>
  updateListing(base.id, { ...bodyOf(wizard, intent, base), version: base.version })

/**
 * Creates the listing, or changes `base`. When the answer to an earlier try was lost, creating gives what that one made: then
 * whatever was typed since is a change of it.
 */
const send = async (wizard: Wizard, intent: SaveIntent, base: OwnListing | null): Promise<OwnListing> => {
  if (base) return update(wizard, intent, base)
  const listing = await createListing({ ...bodyOf(wizard, intent, null), requestId: wizard.requestId })
  const held = {
    answers: wizard.answers,
    photos: wizard.photos.items,
    documents: wizard.documents.items,
  }
  const isAsMeant = (listing.status === 'DRAFT') === (intent === 'draft')
  return isAsMeant && differencesFrom(held, listing).length === 0 ? listing : update(wizard, intent, listing)
}

type Outcome = {
  onSubmitted: (listing: OwnListing) => void
  onDrafted: () => void
  /** Somebody else has changed the listing since; nothing was saved. */
  onConflict: (intent: SaveIntent) => void
  onUnauthorized: () => void
}

/** Saves the wizard as a draft or submits it. Whatever fails, nothing typed is lost. */
export const useSave = (wizard: Wizard, { onSubmitted, onDrafted, onConflict, onUnauthorized }: Outcome) => {
  const { t } = useT('sell')
  const errorText = useErrorText()
  const client = useQueryClient()
  const [pending, setPending] = useState<SaveIntent | null>(null)
  const { saved, steps, photos, documents, dispatch } = wizard

  const place = ({ code, message, issues }: ApiError) => {
    const about = code === 'STOCK_NUMBER_TAKEN' ? [{ path: 'stockNumber', message }] : issues
    const plan = planIssues(about, steps)
    if (!plan) return
    const sent = photos.items.filter(({ state }) => state.phase === 'ready')
    for (const index of plan.photos) if (sent[index]) photos.reject(sent[index].key, new UploadError('GONE'))
    for (const slot of documentSlots)
      if (plan.refused[slot] && wizard.attached.has(slot)) documents.reject(slot, new UploadError('GONE'))
    dispatch({ type: 'refuse', ...plan })
  }

  const fail = (error: unknown, intent: SaveIntent) => {
    if (isUnauthorized(error)) return onUnauthorized()
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'EDIT_CONFLICT') return onConflict(intent)
    showToast({
      title: t(saved ? 'save.updateFailed' : 'save.failed'),
      description: code === 'OFFLINE' ? t('save.offline') : errorText(error),
      tone: 'danger',
    })
    if (error instanceof ApiError) place(error)
  }

  /** `base`: what the answers are changes of, where that is not the listing as it was last read. */
  const save = async (intent: SaveIntent, base = saved): Promise<void> => {
    setPending(intent)
    try {
      const listing = await send(wizard, intent, base)
      dispatch({ type: 'saved', listing })
      void client.invalidateQueries({ queryKey: ['account', 'listings'] })
      // Result pages and the car's own page may show it.
      void client.invalidateQueries({ queryKey: ['listings'] })
      if (intent === 'submit') return onSubmitted(listing)
      showToast({ title: t('save.drafted'), description: t('save.draftedText'), tone: 'success' })
      onDrafted()
    } catch (error) {
      fail(error, intent)
    } finally {
      setPending(null)
    }
  }

  return { save, pending }
}
