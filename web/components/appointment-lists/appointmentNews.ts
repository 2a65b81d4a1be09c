import { useEffect, useEffectEvent } from 'react'

/** What a write of one's own is announced as comes a little before or after its answer. */
const patience = 100

/** The moment at which this browser has last written each appointment, as the server says it. */
const written = new Map<string, string>()
/** What was announced and not told yet: the moment of each, or null for one that is gone. */
const announced = new Map<string, string | null>()
const listeners = new Set<() => void>()

/** Remembers a write of one's own: the days that it touched came with its answer. */
export function rememberWrite(id: string, updatedAt: string): void {
  written.set(id, updatedAt)
}

/** Takes in what the live stream says of an appointment; `updatedAt` is null for one that is gone. */
export function hearOfAppointment(id: string, updatedAt: string | null): void {
  if (announced.size === 0) setTimeout(tell, patience)
  announced.set(id, updatedAt)
}

function tell(): void {
  const news = [...announced].some(([id, updatedAt]) => updatedAt === null || written.get(id) !== updatedAt)
  announced.clear()
  if (news) for (const listener of listeners) listener()
}

/**
 * Calls when others have written appointments. Where one stood before is known to the server alone, and so is what
 * comes after the first ones of a day: the days that are shown are asked for anew.
 */
export function useAppointmentNews(onNews: () => void): void {
  const hear = useEffectEvent(onNews)
  useEffect(() => {
    const listener = () => hear()
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
}
