import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { endProviderMailStop, getProviderMailStop } from '#shared/api/providers.ts'
import { call } from '#web/api/client.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'

const mailStopQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'provider-mail-stop', id],
    queryFn: ({ signal }) =>
      call<typeof getProviderMailStop>('GET /api/admin/providers/{id}/mail-stop', { params: { id }, signal }),
    // It begins by itself, whenever mail comes back.
    staleTime: 0,
  })

const useEndMailStop = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call<typeof endProviderMailStop>('DELETE /api/admin/providers/{id}/mail-stop', { params: { id } }),
    onSuccess: (answer) => client.setQueryData(mailStopQuery(id).queryKey, answer),
  })
}

/** Says that no mail goes to a company, and why, and lets it go again; nothing where it does, or as long as nobody knows. */
export const CompanyMailStop = ({ id, email }: { id: string; email: string }) => {
  const { t, language } = useT('provider-form')
  const errorText = useErrorText()
  const { data } = useQuery(mailStopQuery(id))
  const { mutate: resume, isPending, isSuccess, error } = useEndMailStop(id)
  // Its button goes away.
  const [title, focusTitle] = useFocusLater<HTMLHeadingElement>()
  if (isSuccess) return <Notice tone="green" title={t('mail.resumed')} titleRef={title} />
  if (!data?.stop) return null
  const { reason, since } = data.stop
  return (
    <Notice
      tone="amber"
      title={t('mail.title')}
      actions={
        <Button
          variant="secondary"
          pending={isPending}
          onClick={() => resume(undefined, { onSuccess: focusTitle })}
        >
          {t('mail.resume')}
        </Button>
      }
    >
      <p>{t(`mail.${reason}`, { email, date: formatDate(since, language, { long: true }) })}</p>
      <p>{t('mail.team')}</p>
      <FormFailure title={t('mail.failed')} text={error ? errorText(error) : undefined} />
    </Notice>
  )
}
