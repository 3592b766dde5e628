import type { SubmissionRecord } from '#functions/data/submission-record.ts'
import type { NotificationAbout } from '#shared/schemas/notification.ts'

/** What a notification keeps of the application it is about: the facts of this moment. */
export const toAboutApplication = ({
  id,
  answers,
}: Pick<SubmissionRecord, 'id' | 'answers'>): NonNullable<NotificationAbout['application']> => ({
  id,
  businessName: answers.businessName ?? '',
})
