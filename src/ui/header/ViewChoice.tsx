import { VIEW_IDS } from '../../app/store/views.ts'
import { useActions, useApp, useMessages, usePhrase } from '../useApp.ts'
import { VIEWS } from '../views/registry.ts'
import choices from '../Choices.module.css'
import styles from './Header.module.css'

/** The views, of which one is open. */
export function ViewChoice() {
  const { header } = useMessages()
  const phrase = usePhrase()
  const { openView } = useActions()
  const view = useApp((app) => app.view)
  return (
    <div className={`${choices.choices} ${styles.views}`} role="radiogroup" aria-label={header.views}>
      {VIEW_IDS.map((id) => (
        <label key={id} className={VIEWS[id].hasPanel ? styles.besides : undefined}>
          <input type="radio" name="view" checked={id === view} onChange={() => openView(id)} />
          <span>{phrase(VIEWS[id].title)}</span>
        </label>
      ))}
    </div>
  )
}
