import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { statusAfterSubmit } from '#shared/rules/listing.ts'
import { mustAttachDocuments } from '#shared/rules/user.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { ApiError, isUnauthorized } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { changesOf } from './answers.ts'
import { createListing } from './api/create-listing.ts'
import { updateListing } from './api/update-listing.ts'
import { planIssues } from './steps/issue-plan.ts'
import { documentSlots } from './steps/step-plan.ts'
import { forgetUnsaved } from './unsaved.ts'
import { readyUrls } from './uploads/queue.ts'
import { UploadError } from './uploads/upload-error.ts'
import type { Wizard } from './use-wizard.ts'

export type SaveIntent = 'draft' | 'submit'

const bodyOf = ({ answers, saved, photos, documents, seller }: Wizard, intent: SaveIntent) => {
  const attached = documents.items.flatMap(({ key, state }) =>
    state.phase === 'ready' ? [[key, state.url]] : [],
  )
  return {
    ...changesOf(answers, saved ?? undefined),
    images: readyUrls(photos.items),
    ...(mustAttachDocuments(seller) && { verificationDocuments: Object.fromEntries(attached) }),
    status: intent === 'draft' ? 'DRAFT' : statusAfterSubmit(seller),
  } as const
}

type Outcome = {
  onSubmitted: (listing: OwnListing) => void
  onConflict: () => void
  onUnauthorized: () => void
}

/** Saves the wizard as a draft or submits it. Whatever fails, nothing typed is lost. */
export const useSave = (wizard: Wizard, { onSubmitted, onConflict, onUnauthorized }: Outcome) => {
  const { t } = useT('sell')
  const errorText = useErrorText()
  const client = useQueryClient()
  const [pending, setPending] = useState<SaveIntent | null>(null)
  const { saved, steps, photos, documents, dispatch } = wizard

  const place = ({ issues }: ApiError) => {
    const plan = planIssues(issues, steps)
    if (!plan) return
    const sent = photos.items.filter(({ state }) => state.phase === 'ready')
    for (const index of plan.photos) if (sent[index]) photos.fail(sent[index].key, new UploadError('GONE'))
    for (const slot of documentSlots)
      if (plan.refused[slot] && wizard.attached.has(slot)) documents.fail(slot, new UploadError('GONE'))
    dispatch({ type: 'refuse', ...plan })
  }

  const fail = (error: unknown) => {
    if (isUnauthorized(error)) return onUnauthorized()
    if (error instanceof ApiError && error.code === 'EDIT_CONFLICT') return onConflict()
    showToast({
      title: t(saved ? 'save.updateFailed' : 'save.failed'),
      description: errorText(error),
      tone: 'danger',
    })
    if (error instanceof ApiError) place(error)
  }

  const save = async (intent: SaveIntent): Promise<void> => {
    setPending(intent)
    try {
      const body = bodyOf(wizard, intent)
      const listing = saved
        ? await updateListing(saved.id, { ...body, version: saved.version })
        : await createListing(body)
      forgetUnsaved()
      dispatch({ type: 'saved', listing })
      void client.invalidateQueries({ queryKey: ['account', 'listings'] })
      // Result pages and the car's own page may show it.
      void client.invalidateQueries({ queryKey: ['listings'] })
      if (intent === 'submit') onSubmitted(listing)
      else showToast({ title: t('save.drafted'), description: t('save.draftedText'), tone: 'success' })
    } catch (error) {
      fail(error)
    } finally {
      setPending(null)
    }
  }

  return { save, pending }
}
