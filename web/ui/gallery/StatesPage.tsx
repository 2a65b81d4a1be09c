import { CalendarCheck } from 'lucide-react'
import { Button } from '../actions/Button.tsx'
import { Card } from '../display/Card.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { ErrorState } from '../feedback/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '../feedback/Skeleton.tsx'
import { GallerySection } from './GallerySection.tsx'

export function StatesPage() {
  return (
    <GallerySection title="States">
      <div className="grid gap-3 sm:grid-cols-2">
        <Card>
          <EmptyState
            icon={<CalendarCheck />}
            title="No upcoming contacts"
            action={<Button>New Contact</Button>}
          >
            All caught up! No contacts scheduled for today.
          </EmptyState>
        </Card>
        <Card>
          <ErrorState
            title="The contacts could not be loaded"
            description="The server did not answer. Check your connection."
            onRetry={() => {}}
          />
        </Card>
        <Card>
          <SkeletonGroup label="Loading customers" className="flex flex-col gap-3">
            <div className="flex items-center gap-3">
              <Skeleton round className="size-8" />
              <Skeleton className="h-5 w-32" />
            </div>
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-4 w-48" />
          </SkeletonGroup>
        </Card>
      </div>
    </GallerySection>
  )
}
