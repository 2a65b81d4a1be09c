import { Download, Table2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { ErrorBoundary } from '#web/components/ErrorBoundary.tsx'
import { toCsv } from '#web/lib/csv.ts'
import { download } from '#web/lib/download.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { NumbersTable } from './numbers/NumbersTable.tsx'
import { csvRows, fileName, isEmpty, type Numbers, type Plot } from './plot.ts'

// The chart library is loaded with the first chart.
const Chart = lazy(async () => ({ default: (await import('./charts/Chart.tsx')).Chart }))

export type ChartKind = 'lines' | 'columns' | 'rows'

interface ReportCardProps {
  kind: ChartKind
  plot: Plot
  numbers: Numbers
  /** The summary of the chart in one sentence; not shown without data. */
  sentence: string
  /** Shown when there is no data: the empty state and how to get data. */
  empty: { title: string; text: string; icon: ReactNode }
  /** The name of the CSV file, without its extension. */
  file: string
  wide?: boolean
}

/** A report: its summary, its chart, and its numbers as a table and as a CSV file. */
export function ReportCard({ kind, plot, numbers, sentence, empty, file, wide = false }: ReportCardProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { title } = plot
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className={`flex min-w-0 break-inside-avoid flex-col gap-4 p-5 max-sm:p-4 ${wide ? 'lg:col-span-2' : ''}`}
    >
      <div>
        <h2 id={id} className="font-semibold text-ink">
          {title}
        </h2>
        {!isEmpty(plot) && <p className="mt-0.5 text-pretty text-muted">{sentence}</p>}
      </div>
      {isEmpty(plot) ? (
        <EmptyState compact icon={empty.icon} title={empty.title}>
          {empty.text}
        </EmptyState>
      ) : (
        <>
          <ErrorBoundary
            fallback={<p className="text-muted">The chart did not load. Its numbers are all here.</p>}
          >
            <Suspense fallback={<Skeleton className="h-60 w-full" />}>
              <Chart kind={kind} plot={plot} />
            </Suspense>
          </ErrorBoundary>
          <div className="mt-auto flex flex-wrap gap-2 print:hidden">
            <Button
              size="sm"
              icon={<Table2 />}
              aria-expanded={open}
              aria-controls={open ? `${id}-numbers` : undefined}
              onClick={() => setOpen(!open)}
            >
              {open ? 'Hide numbers' : 'Show numbers'}
            </Button>
            <Button
              size="sm"
              icon={<Download />}
              onClick={() => download(fileName(file, plot), 'text/csv', toCsv(csvRows(numbers, plot)))}
            >
              Download CSV
            </Button>
          </div>
          {open && (
            <div id={`${id}-numbers`}>
              <NumbersTable caption={title} numbers={numbers} />
            </div>
          )}
        </>
      )}
    </Card>
  )
}
