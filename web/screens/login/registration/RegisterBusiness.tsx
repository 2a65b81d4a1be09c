import { Store } from 'lucide-react'
import { lazy } from 'react'
import { LazyDialogs } from '#web/components/LazyDialogs.tsx'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import { Button } from '#web/ui/actions/Button.tsx'

const loadDialog = async () => ({ default: (await import('./RegistrationDialog.tsx')).RegistrationDialog })
const RegistrationDialog = lazy(loadDialog)

/** The way in for a shop that is not here yet. */
export function RegisterBusiness() {
  const { open, show, dialog } = useDialogParam('register')
  return (
    <div className="mt-6 border-line border-t pt-6">
      <Button size="lg" icon={<Store />} className="w-full" onClick={show}>
        Register New Business
      </Button>
      <LazyDialogs open={open} load={loadDialog}>
        <RegistrationDialog {...dialog} />
      </LazyDialogs>
    </div>
  )
}
