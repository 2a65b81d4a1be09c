import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { applyTheme, storedTheme, storeTheme, type Theme } from './theme.ts'

const choices = [
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
  { theme: 'system', label: 'As the system', Icon: Monitor },
] as const

export function ThemeSwitch() {
  const [theme, setTheme] = useState(storedTheme)

  const choose = (next: Theme) => {
    setTheme(next)
    storeTheme(next)
    applyTheme(next)
  }
  return (
    <fieldset className="flex">
      <legend className="sr-only">Appearance</legend>
      {choices.map((choice) => (
        <IconButton
          key={choice.theme}
          label={choice.label}
          icon={<choice.Icon />}
          size="sm"
          aria-pressed={theme === choice.theme}
          onClick={() => choose(choice.theme)}
          className="aria-pressed:bg-hover aria-pressed:text-ink"
        />
      ))}
    </fieldset>
  )
}
