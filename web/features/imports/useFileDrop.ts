import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Lets files be dropped on an element: its ref, and whether something is held over it. */
export function useFileDrop(onDrop: (files: FileList | undefined) => void) {
  const area = useRef<HTMLElement>(null)
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onDrop)
  useEffect(() => {
    const element = area.current
    if (!element) return
    const listening = new AbortController()
    const listen = (type: 'dragover' | 'dragleave' | 'drop', handle: (event: DragEvent) => void) =>
      element.addEventListener(type, handle, listening)
    listen('dragover', (event) => {
      // Without this the browser would open the file.
      event.preventDefault()
      setOver(true)
    })
    listen('dragleave', () => setOver(false))
    listen('drop', (event) => {
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer?.files)
    })
    return () => listening.abort()
  }, [])
  return [area, isOver] as const
}
