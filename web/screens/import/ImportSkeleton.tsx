import { Card } from '#web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'

/** The skeleton of the page: head, choices and rows. */
export function ImportSkeleton() {
  return (
    <SkeletonGroup label="Loading the import" className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Skeleton className="h-6 w-52" />
        <Skeleton className="h-4 w-72 max-w-full" />
      </div>
      {['h-44', 'h-64'].map((height) => (
        <Card key={height}>
          <Skeleton className={`w-full ${height}`} />
        </Card>
      ))}
    </SkeletonGroup>
  )
}
