import { Download, FileSpreadsheet, FileText } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ExportMenu_business$key } from '#web/__generated__/ExportMenu_business.graphql.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import type { ButtonSize, ButtonVariant } from '#web/ui/actions/buttonStyles.ts'
import { Menu, MenuItem } from '#web/ui/overlays/Menu.tsx'
import { type ListToExport, useExport } from './useExport.ts'
import { useTaskExport } from './useTaskExport.ts'

interface Look {
  size?: ButtonSize
  variant?: ButtonVariant
}

interface ExportMenuProps extends Look {
  business: ExportMenu_business$key
  list: ListToExport
}

/** Exports a list as it is filtered and ordered, for those who may export lists. */
export function ExportMenu({ business, list, ...look }: ExportMenuProps) {
  const { canExportLists } = useFragment(
    graphql`
      fragment ExportMenu_business on Business {
        canExportLists
      }
    `,
    business,
  )
  const act = useExport(list)
  return canExportLists ? <Formats {...act} {...look} /> : null
}

/** Exports the tasks of the viewer. */
export function TaskExportMenu(look: Look) {
  return <Formats {...useTaskExport()} {...look} />
}

interface FormatsProps extends Look {
  exportAs: (format: 'CSV' | 'XLSX') => unknown
  pending: boolean
}

/** *Export* with its formats. On phones the button is its icon. */
function Formats({ exportAs, pending, size = 'md', variant = 'secondary' }: FormatsProps) {
  return (
    <Menu
      trigger={
        <Button
          icon={<Download />}
          {...{ size, variant, pending }}
          className="max-sm:w-11 max-sm:px-0 print:hidden"
        >
          <span className="max-sm:sr-only">Export</span>
        </Button>
      }
    >
      <MenuItem icon={<FileSpreadsheet />} onSelect={() => exportAs('XLSX')}>
        Excel (.xlsx)
      </MenuItem>
      <MenuItem icon={<FileText />} onSelect={() => exportAs('CSV')}>
        CSV (.csv)
      </MenuItem>
    </Menu>
  )
}
