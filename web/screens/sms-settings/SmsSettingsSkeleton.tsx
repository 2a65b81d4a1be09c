import { Card } from '#web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { smsGrid } from './smsGrid.ts'

/** The SMS settings before their data. */
export function SmsSettingsSkeleton() {
  return (
    <SkeletonGroup label="Loading SMS settings">
      <div className={smsGrid}>
        <Card className="p-5 max-sm:p-4">
          <Skeleton className="mb-5 h-4.5 w-32" />
          <div className="flex items-center justify-between gap-4">
            <Skeleton className="h-9 w-64" />
            <Skeleton className="h-5 w-9 rounded-full" />
          </div>
          <Skeleton className="mt-4 h-9 w-32 max-sm:w-full pointer-coarse:h-11" />
        </Card>
        <Card className="p-5 max-sm:p-4">
          <Skeleton className="mb-3 h-4.5 w-24" />
          <Skeleton className="mb-5 h-10 w-full" />
          {['w-56', 'w-40', 'w-48', 'w-36', 'w-44', 'w-32'].map((width) => (
            <Skeleton key={width} className={`mb-2 h-4 ${width}`} />
          ))}
        </Card>
      </div>
    </SkeletonGroup>
  )
}
