import { canPost } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { putFile } from '#web/entities/upload/put-file.ts'
import { useOwnListings } from '#web/entities/listing/own-listings.ts'
import { sendPhoto } from '#web/entities/upload/send-file.ts'
import { useUploadText } from '#web/entities/upload/upload-text.tsx'
import { StockImport } from '#web/features/import-stock/components/stock-import.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { PendingVerification } from '#web/entities/user/posting.tsx'

const Imports = () => {
  const { data: listings } = useOwnListings()
  const uploadText = useUploadText()
  return <StockImport tools={{ putFile, uploadPhoto, uploadText }} listings={listings} />
}

const uploadPhoto = (file: File, signal: AbortSignal) => sendPhoto(file, { signal })

/** A dealership's stock from a file. One that is not verified yet learns what it can do here later. */
export const ImportView = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('import')
  if (canPost(user)) return <Imports />
  return (
    <section className="flex flex-col gap-6">
      <div>
        <h2 className="text-xl">{t('title')}</h2>
        <p className="mt-1.5 max-w-2xl text-ink-2">{t('unverified.text')}</p>
      </div>
      <PendingVerification user={user} />
    </section>
  )
}
