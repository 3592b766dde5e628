import { useReducer } from 'react'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { useT } from '#web/i18n/use-t.ts'
import { dismissToast, showToast } from '#web/stores/toast.ts'
import { changesOf, type AnswerName, type Answers } from './answers.ts'
import type { Start } from './start.ts'
import {
  documentSlots,
  gapsIn,
  problemOf,
  stepOfField,
  stepsOf,
  type DocumentSlot,
  type Field,
  type StepName,
} from './steps/step-plan.ts'
import { useProblemText } from './use-problem-text.ts'
import { isUnderWay, readyUrls } from './uploads/queue.ts'
import { useUploads } from './uploads/use-uploads.ts'
import { reduceWizard } from './wizard-state.ts'

// A file is named by its address or by the bare id that ends it.
const idOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

/** All that one wizard holds above its steps: the answers, both queues of files, where the seller stands, what is wrong. */
export const useWizard = (seller: CurrentUser, start: Start) => {
  const { t } = useT('sell')
  const problemText = useProblemText()
  const [state, dispatch] = useReducer(reduceWizard, {
    ...start,
    tried: new Set<StepName>(),
    refused: {},
    focus: { field: null },
  })
  const { step, answers, saved } = state
  const steps = stepsOf(seller)

  const photos = useUploads('photo', start.photos, {
    onFailed: () => showToast({ title: t('photos.failed'), tone: 'danger' }),
  })
  const documents = useUploads('document', start.documents, {
    onReady: ({ key }) => {
      const slot = documentSlots.find((name) => name === key)
      if (!slot) return
      dispatch({ type: 'clear', field: slot })
      showToast({ title: t('documents.uploaded', { label: t(`documents.${slot}`) }), tone: 'success' })
    },
  })
  const attached = new Set(
    documentSlots.filter((slot) =>
      documents.items.some(({ key, state: { phase } }) => key === slot && phase === 'ready'),
    ),
  )

  /** Goes to a step. Back always; forward through complete steps only, else to the first gap on the way (spec, section 5). */
  const go = (to: StepName) => {
    const passed = steps.slice(steps.indexOf(step), steps.indexOf(to))
    for (const name of passed) {
      const [gap] = gapsIn(name, answers, attached)
      if (gap === undefined) continue
      const description = t(name === 'documents' ? 'incomplete.documents' : 'incomplete.fields')
      showToast({ title: t('incomplete.title'), description, tone: 'danger' })
      dispatch({ type: 'mark', step: name, field: gap })
      return
    }
    // What was missing is there now; the news of it would only lie over the buttons.
    dismissToast()
    dispatch({ type: 'go', step: to })
  }

  const hasNewFiles =
    readyUrls(photos.items).map(idOf).join() !== (saved?.images ?? []).map(({ id }) => id).join() ||
    documents.items.some(({ key, state: file }) => {
      const before = saved?.verificationDocuments[key as DocumentSlot]
      return file.phase === 'ready' && idOf(file.url) !== before
    })

  return {
    ...state,
    seller,
    steps,
    photos,
    documents,
    attached,
    dispatch,
    go,
    set: (patch: Partial<Answers>) => dispatch({ type: 'answer', patch }),
    /** The sentence under a field, or undefined. A gap is told only after the seller tried to go on. */
    errorOf: (field: Field): string | undefined => {
      const refusal = state.refused[field]
      if (refusal !== undefined) return problemText({ refusal })
      const wasTried = state.tried.has(stepOfField(field))
      if (field === 'images') return undefined
      if (field === 'registrationCard' || field === 'idCard') {
        return wasTried && !attached.has(field) ? problemText('required') : undefined
      }
      const problem = problemOf(answers, field satisfies AnswerName)
      return problem && (wasTried || problem !== 'required') ? problemText(problem) : undefined
    },
    isUploading: [...photos.items, ...documents.items].some(isUnderWay),
    isDirty:
      hasNewFiles ||
      Object.keys(changesOf(answers, saved ?? undefined)).length > 0 ||
      [...photos.items, ...documents.items].some(isUnderWay),
  }
}

export type Wizard = ReturnType<typeof useWizard>
