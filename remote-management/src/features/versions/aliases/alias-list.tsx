import { type Algorithm, versionName } from '@atrium/contract';
import { Button } from '@atrium/ui/base';
import { ForwardArrow } from '@atrium/ui/controls';
import { Tag } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import styles from '../versions.module.css';

type Alias = Algorithm['aliases'][number];

interface AliasListProps {
  readonly aliases: readonly Alias[];
  readonly isBusy: boolean;
  onRemove(alias: Alias): Promise<void>;
}

/** The heading and the list of the aliases, with the versions at which they point. */
export function AliasList({ aliases, isBusy, onRemove }: AliasListProps) {
  const { t } = useLingui();
  const title = t({ id: 'management.page.versions.aliases', message: 'Aliases' });
  return (
    <>
      <h3 className={styles.sectionTitle}>{title}</h3>
      {aliases.length === 0 ? (
        <p className={styles.note}>
          {t({ id: 'management.page.versions.no-alias', message: 'No aliases yet' })}
        </p>
      ) : (
        <ul className={styles.aliases} aria-label={title}>
          {aliases.map((alias) => {
            const { name, version } = alias;
            return (
              <li key={name}>
                <Tag color="arcoblue">{name}</Tag>
                <span>
                  <ForwardArrow /> <bdi>{versionName(version)}</bdi>
                </span>
                <span className={styles.end}>
                  <Button
                    type="text"
                    status="danger"
                    size="small"
                    disabled={isBusy}
                    aria-label={t({
                      id: 'management.page.versions.remove-alias-of',
                      message: `Remove ${name}`,
                    })}
                    onClick={() => void onRemove(alias)}
                  >
                    {t({ id: 'management.page.versions.remove-alias', message: 'Remove' })}
                  </Button>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
