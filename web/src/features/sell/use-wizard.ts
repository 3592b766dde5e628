import { useReducer, useState } from 'react'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { isInProgress, type Upload } from '#web/entities/upload/queue.ts'
import { useUploads } from '#web/entities/upload/use-uploads.ts'
import { useT } from '#web/i18n/use-t.ts'
import { randomName } from '#web/stores/random-name.ts'
import { dismissToast, showToast } from '#web/stores/toast.ts'
import { answerNames, answersOf, type AnswerName, type Answers } from './answers.ts'
import { differencesFrom, stillAsked } from './differences.ts'
import { blankAnswersOf, type Start } from './start.ts'
import {
  documentSlots,
  gapsIn,
  problemOf,
  stepOfField,
  reachableStep,
  stepsOf,
  type DocumentSlot,
  type Field,
  type StepName,
} from './steps.ts'
import { useProblemText } from './use-problem-text.ts'
import { reduceWizard } from './wizard-state.ts'

const isAnswer = (field: Field): field is AnswerName => answerNames.some((name) => name === field)

const attachedIn = (documents: readonly Upload[]): ReadonlySet<DocumentSlot> =>
  new Set(
    documentSlots.filter((slot) =>
      documents.some(({ key, state: { phase } }) => key === slot && phase === 'ready'),
    ),
  )

/** All that one wizard holds above its steps: the answers, both queues of files, where the seller stands, what is wrong. */
export const useWizard = (seller: CurrentUser, start: Start) => {
  const { t } = useT('sell')
  const uploads = useT('uploads')
  const problemText = useProblemText()
  const steps = stepsOf(seller)
  const [state, dispatch] = useReducer(reduceWizard, start, ({ answers, saved, ...begun }) => ({
    answers,
    saved,
    step: reachableStep(begun.step, steps, answers, attachedIn(begun.documents)),
    tried: new Set<StepName>(),
    refused: {},
    focus: { field: null },
  }))
  const { step, answers, saved } = state
  const [requestId] = useState(() => start.requestId ?? randomName())

  const photos = useUploads('photo', start.photos, {
    onFailed: () => showToast({ title: t('photos.failed'), tone: 'danger' }),
  })
  const documents = useUploads('document', start.documents, {
    onReady: (key) => {
      const slot = documentSlots.find((name) => name === key)
      if (!slot) return
      dispatch({ type: 'clear', field: slot })
      showToast({ title: uploads.t('document.uploaded', { label: t(`documents.${slot}`) }), tone: 'success' })
    },
  })
  const attached = attachedIn(documents.items)

  /**
   * Goes to a step, or to one of its fields. Back always; forward through complete steps only, else to the first gap on
   * the way (spec, section 5).
   */
  const go = (to: StepName, field?: Field) => {
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
    dispatch({ type: 'go', step: to, field })
  }

  const held = { answers, photos: photos.items, documents: documents.items }
  const asked = stillAsked(held, saved)
  const isUploading = [...photos.items, ...documents.items].some(isInProgress)
  const began = saved ? answersOf(saved) : blankAnswersOf(seller)

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
      if (refusal !== undefined) return problemText(field === 'stockNumber' ? field : { refusal })
      const wasTried = state.tried.has(stepOfField(field))
      const problem = isAnswer(field)
        ? problemOf(answers, field)
        : wasTried && field !== 'images' && !attached.has(field)
          ? 'required'
          : undefined
      if (problem && (wasTried || problem !== 'required')) return problemText(problem)
      return asked.has(field) ? problemText('asked') : undefined
    },
    /** What the reviewer asked to change and is still as it was. */
    asked,
    requestId,
    isUploading,
    isRestored: start.keptAt !== null,
    /** As typed: what could not be sent yet is not to be lost either. */
    isDirty:
      isUploading ||
      answerNames.some((name) => String(answers[name]) !== String(began[name])) ||
      differencesFrom(held, saved).some((field) => !isAnswer(field)),
  }
}

export type Wizard = ReturnType<typeof useWizard>
