import { useState } from 'react'
import { Download, FileSpreadsheet, Sheet } from 'lucide-react'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'
import { saveTable, type TableFormat, tableFormats } from '#web/ui/save-table.ts'
import type { Table } from '#web/ui/write-csv.ts'

const icons = { xlsx: FileSpreadsheet, csv: Sheet }

type FormatMenuProps = {
  label: string
  /** The name of the file, without its ending. */
  name: () => string
  /** The rows of the file, headers first. */
  read: () => Promise<Table>
  language?: 'en' | 'ar'
  /** The name of a workbook's sheet; without one, that of a stock. */
  sheet?: string
  disabledReason?: string | undefined
}

/** A button that saves a table as a workbook or a CSV file, as the reader chooses. */
export const FormatMenu = ({
  label,
  name,
  read,
  language: other,
  sheet,
  disabledReason,
}: FormatMenuProps) => {
  const { t, language } = useT('stock-export')
  const errorText = useErrorText()
  const [pending, setPending] = useState(false)
  const save = async (format: TableFormat) => {
    setPending(true)
    try {
      await saveTable(await read(), {
        name: name(),
        format,
        language: other ?? language,
        sheet: sheet ?? t('sheet'),
      })
    } catch (error) {
      showToast({ title: t('failed'), description: errorText(error), tone: 'danger' })
    } finally {
      setPending(false)
    }
  }
  return (
    <Menu
      label={label}
      trigger={
        <Button variant="secondary" size="sm" pending={pending} disabledReason={disabledReason}>
          <Download aria-hidden className="size-4 max-sm:hidden" />
          {label}
        </Button>
      }
    >
      {tableFormats.map((format) => {
        const Icon = icons[format]
        return (
          <button key={format} type="button" className={menuItemClass} onClick={() => void save(format)}>
            <Icon aria-hidden />
            {t(`format.${format}`)}
          </button>
        )
      })}
    </Menu>
  )
}
