import type { ReactNode } from 'react'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { Card } from './Card.tsx'
import { cardGrid } from './cardGrid.ts'

const nameWidths = ['w-36', 'w-28', 'w-32', 'w-40', 'w-30', 'w-34', 'w-26', 'w-38', 'w-33']

interface CardGridSkeletonProps {
  cards?: number
  /** The width of the badge beside the name, `w-16`. */
  badge: string
  /** The line below the name, beside the badge. */
  subtitle?: ReactNode
  /** The lines of a card. */
  children: ReactNode
  /** The buttons at the bottom; their space stays empty when omitted. */
  buttons?: ReactNode
}

/** Skeletons of cards: names of different lengths, and the same lines on each card. */
export function CardGridSkeleton({ cards = 9, badge, subtitle, children, buttons }: CardGridSkeletonProps) {
  return (
    <div className={cardGrid}>
      {nameWidths.slice(0, cards).map((name) => (
        <Card key={name} flush>
          <div className="p-4">
            <div className="mb-3 flex items-start justify-between">
              <div className="flex flex-col gap-2">
                <Skeleton className={`my-0.5 h-4 ${name}`} />
                {subtitle}
              </div>
              <Skeleton className={`h-5 rounded-full ${badge}`} />
            </div>
            {children}
          </div>
          <div className="flex min-h-10.25 items-center gap-2 border-line border-t px-4 py-1.5 pointer-coarse:min-h-14.25">
            {buttons}
          </div>
        </Card>
      ))}
    </div>
  )
}
