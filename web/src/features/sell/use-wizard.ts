import { useReloadListings } from '#web/entities/listing/own-listings.ts'
import { listingFiles } from '#shared/rules/listing.ts'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { limits } from '#shared/constants/limits.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { ApiError, isUnauthorized } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { isInProgress } from '#web/entities/upload/queue.ts'
import { UploadError } from '#web/entities/upload/upload-status.ts'
import { useUploads } from '#web/entities/upload/use-uploads.ts'
import { formatKilometres, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { randomName } from '#web/stores/random-name.ts'
import { dismissToast, showToast } from '#web/stores/toast.ts'
import {
  answerNames,
  answersOf,
  differencesFrom,
  isStillChecked,
  stillAsked,
  type AnswerName,
} from './answers.ts'
import { saveListing } from './queries.ts'
import { blankAnswersOf, type Start } from './start.ts'
import {
  arrivingIn,
  attachedIn,
  gapOnTheWay,
  gapsIn,
  isIncomplete,
  isRequired,
  planIssues,
  problemOf,
  reachableStep,
  stepOfField,
  stepsOf,
  stepsOfFailed,
  type DocumentSlot,
  type Field,
  type Problem,
  type StepName,
} from './steps.ts'
import { reduceWizard, startWizard, type WizardState, type WizardStatus } from './wizard-machine.ts'

type WizardOptions = {
  seller: CurrentUser
  start: Start
  onSubmitted: (listing: OwnListing) => void
  onDrafted: (listing: OwnListing) => void
  onUnauthorized: () => void
}

/** Runs the wizard's state machine with both queues of files, and saves when the machine says so. */
export const useWizard = ({ seller, start, onSubmitted, onDrafted, onUnauthorized }: WizardOptions) => {
  const { t } = useT('sell')
  const uploads = useT('uploads')
  const errorText = useErrorText()
  const reloadListings = useReloadListings()
  const steps = stepsOf(seller)
  const [state, dispatch] = useReducer(reduceWizard, start, ({ answers, saved, ...begun }) =>
    startWizard({
      answers,
      saved,
      step: reachableStep(
        begun.step,
        steps,
        answers,
        attachedIn(begun.documents, isStillChecked(answers, saved)),
      ),
    }),
  )
  const { status, step, answers, saved } = state
  const [requestId] = useState(() => start.requestId ?? randomName())

  const pictures = {
    onReady: () => dispatch({ type: 'fileReplaced', field: 'images' }),
    onFailed: () => showToast({ title: t('photos.failed'), tone: 'danger' }),
  }
  const onFailed = () => showToast({ title: uploads.t('document.failed'), tone: 'danger' })
  const photos = useUploads('photo', start.photos, pictures)
  const video = useUploads('video', start.video, { ...pictures, onFailed })
  const documents = useUploads('document', start.documents, {
    onFailed,
    onReady: (key) => {
      const slot = listingFiles.find((name) => name === key)
      if (!slot) return
      dispatch({ type: 'fileReplaced', field: slot })
      showToast({ title: uploads.t('document.uploaded', { label: t(`documents.${slot}`) }), tone: 'success' })
    },
  })
  const isChecked = isStillChecked(answers, saved)
  const attached = attachedIn(documents.items, isChecked)
  const arriving = arrivingIn(documents.items)
  const held = { answers, photos: photos.items, video: video.items, documents: documents.items }
  const asked = stillAsked(held, saved)

  /** Goes to a step, or to one of its fields: back always, forward to the first gap on the way. */
  const go = (to: StepName, field?: Field) => {
    const gap = gapOnTheWay([step, to], steps, answers, attached)
    // The missing answers are there now; the toast about it would only lie over the buttons.
    if (!gap) {
      dismissToast()
      return dispatch({ type: 'moved', step: to, field })
    }
    const gaps = gapsIn(gap.step, answers, attached)
    const open = gaps.find((name) => !arriving.has(name as DocumentSlot))
    // Nothing is left to do there but to wait.
    if (open === undefined) {
      showToast({ title: t('action.uploading') })
      if (gap.step !== step) dispatch({ type: 'moved', step: gap.step })
      return
    }
    const missing = t(gap.step === 'documents' ? 'incomplete.documents' : 'incomplete.fields')
    const wrong = t('summary.title', { count: gaps.length })
    showToast({
      tone: 'danger',
      ...(isIncomplete(gap.step, answers)
        ? { title: t('incomplete.title'), description: missing }
        : { title: wrong }),
    })
    dispatch({ type: 'blocked', step: gap.step, field: open })
  }

  const fail = (error: unknown) => {
    if (isUnauthorized(error)) {
      dispatch({ type: 'sessionEnded' })
      return onUnauthorized()
    }
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'EDIT_CONFLICT') return dispatch({ type: 'conflictFound' })
    showToast({
      title: t(saved ? 'save.updateFailed' : 'save.failed'),
      description: code === 'OFFLINE' ? t('save.offline') : errorText(error),
      tone: 'danger',
    })
    const { issues = [], message = '' } = error instanceof ApiError ? error : {}
    const about = code === 'STOCK_NUMBER_TAKEN' ? [{ path: 'stockNumber', message }] : issues
    const plan = planIssues(about, steps)
    dispatch({ type: 'saveFailed', plan })
    // The server no longer has these files, or never took them.
    const sent = photos.items.filter(({ state: { phase } }) => phase === 'ready')
    for (const at of plan?.photos ?? []) if (sent[at]) photos.reject(sent[at].key, new UploadError('GONE'))
    if (about.some(({ path }) => path.startsWith('video'))) video.reject('video', new UploadError('GONE'))
    for (const slot of listingFiles)
      if (plan?.refused[slot] && attached.has(slot)) documents.reject(slot, new UploadError('GONE'))
  }

  const save = useEffectEvent(async ({ intent, base }: Extract<WizardStatus, { name: 'saving' }>) => {
    try {
      // Publishing can be undone for ten seconds; what was typed lies on the server in the meantime.
      const saves = intent === 'submit' && (base === null || base.status === 'DRAFT') ? 'draft' : intent
      const listing = await saveListing({ ...held, seller, requestId }, saves, base)
      dispatch({ type: 'saved', listing })
      void reloadListings()
      if (intent === 'submit') return onSubmitted(listing)
      showToast({ title: t('save.drafted'), description: t('save.draftedText'), tone: 'success' })
      onDrafted(listing)
    } catch (error) {
      fail(error)
    }
  })
  useEffect(() => {
    if (status.name === 'saving') void save(status)
  }, [status])

  const files = [...photos.items, ...video.items, ...documents.items]
  const isUploading = files.some(isInProgress)
  const began = saved ? answersOf(saved) : (start.untouched ?? blankAnswersOf(seller))
  // The typed values: those that could not be sent yet must not be lost either.
  const isTyped = answerNames.some((name) => String(answers[name]) !== String(began[name]))
  return {
    ...state,
    dispatch,
    steps,
    photos,
    video,
    documents,
    attached,
    isChecked,
    requestId,
    go,
    /** Whether the step can be reached: no step before it has a gap. */
    isWhole: (last: StepName | undefined) =>
      last === undefined || !gapOnTheWay([step, last], steps, answers, attached),
    errorOf: useFieldErrors(state, new Set([...attached, ...arriving]), asked),
    /** The fields that the reviewer asked to change and that are unchanged. */
    asked,
    isUploading,
    /** The steps with a file that was not uploaded. */
    failedSteps: stepsOfFailed([...photos.items, ...video.items], documents.items),
    isDirty:
      isUploading ||
      isTyped ||
      differencesFrom(held, saved).some((field) => !answerNames.some((name) => name === field)),
  }
}

export type Wizard = ReturnType<typeof useWizard>

export type ErrorOf = (field: Field) => string | undefined

const isAnswer = (field: Field): field is AnswerName => answerNames.some((name) => name === field)

/** Returns the sentence under a field, or undefined. A gap is shown only after the seller tried to go on. */
const useFieldErrors = (
  { answers, tried, refused }: WizardState,
  attached: ReadonlySet<DocumentSlot>,
  asked: ReadonlySet<Field>,
): ErrorOf => {
  const { t, language } = useT('sell')
  const { price, mileage } = limits.listing

  const textOf = (problem: Problem): string => {
    switch (problem) {
      case 'mileage':
        return t('problem.mileage', { most: formatKilometres(mileage.max, language) })
      case 'price':
        return t('problem.price', {
          least: formatMoney(price.min, language),
          most: formatMoney(price.max, language),
        })
      default:
        return t(`problem.${problem}`)
    }
  }
  const problemWith = (field: Field): Problem | undefined => {
    const wasTried = tried.has(stepOfField(field))
    const isMissing =
      wasTried && field !== 'images' && !isAnswer(field) && isRequired(field) && !attached.has(field)
    const problem = isAnswer(field) ? problemOf(answers, field) : isMissing ? 'required' : undefined
    if (problem && (wasTried || problem !== 'required')) return problem
    return asked.has(field) ? 'asked' : undefined
  }

  return (field) => {
    const refusal = refused[field]
    if (refusal !== undefined) {
      if (field === 'stockNumber') return textOf(field)
      // A server's own sentence is English; Arabic has one for all of them.
      return language === 'en' ? refusal : t('problem.refused')
    }
    const problem = problemWith(field)
    return problem && textOf(problem)
  }
}
