import { useT } from '#web/i18n/use-t.ts'
import { TipList } from '#web/ui/tip-list.tsx'
import type { ImportTools } from '#web/features/import-stock/import-tools.ts'
import { FileForm } from './file-form.tsx'
import { TemplateLinks } from './template-links.tsx'

type StartPanelProps = { putFile: ImportTools['putFile']; onSent: (id: string) => void }

/** How an import goes, and the file it begins with. */
export const StartPanel = ({ putFile, onSent }: StartPanelProps) => {
  const { t } = useT('import')
  const tips = [
    {
      key: 'file',
      title: t('step.file'),
      text: (
        <>
          {t('step.fileText')}
          <TemplateLinks />
        </>
      ),
    },
    { key: 'check', title: t('step.check'), text: t('step.checkText') },
    { key: 'photos', title: t('step.photos'), text: t('step.photosText') },
  ]
  return (
    <div className="flex flex-col gap-8">
      <TipList tips={tips} />
      <FileForm putFile={putFile} onSent={onSent} />
    </div>
  )
}
