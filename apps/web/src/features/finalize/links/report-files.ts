import type { ReportKind } from '@quittance/contract/reports'
import type { IconName } from '#ui/icon.tsx'

export type ReportFileLabels = { kind: ReportKind; icon: IconName; title: string; text?: string }

export const reportFiles: readonly ReportFileLabels[] = [
  { kind: 'excel', icon: 'file-spreadsheet', title: 'Excel Report' },
  { kind: 'zip', icon: 'folder-archive', title: 'Receipt Images' },
  { kind: 'pdf', icon: 'file-text', title: 'PDF Report' },
]

/** With descriptions for users who see these files for the first time. */
export const newReportFiles: readonly ReportFileLabels[] = [
  {
    kind: 'excel',
    icon: 'file-spreadsheet',
    title: 'Expense Report',
    text: 'Excel spreadsheet with all receipts',
  },
  {
    kind: 'zip',
    icon: 'folder-archive',
    title: 'Receipt Images',
    text: 'Zip with all receipt photos',
  },
  {
    kind: 'pdf',
    icon: 'file-text',
    title: 'PDF Report',
    text: 'Summary and photos in one PDF',
  },
]
