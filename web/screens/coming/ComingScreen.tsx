import { useScreen } from '#web/router/useScreen.ts'
import { ComingRoom } from './ComingRoom.tsx'
import { rooms } from './rooms.ts'

export function ComingScreen() {
  const screen = useScreen()
  const room = rooms.find(({ title }) => title === screen?.title)
  return room ? <ComingRoom purpose={room.purpose} /> : null
}
