/**
 * Learn: lessons with exercises, sheets to print, and sets that a teacher makes. Each has an address of its own:
 * `lesson` names a lesson, `set` holds a teacher's set, `teach` opens the editor of sets, `view=sheet` is for paper and
 * `view=projector` for a class.
 */
import { useEffect } from 'preact/hooks';
import { useParameters } from '../../router/use-route.ts';
import './learn.css';
import { LessonHome } from './lesson-home.tsx';
import { readSet } from './lesson-set.ts';
import { LessonView } from './lesson-view.tsx';
import { LESSONS } from './lessons.ts';
import { useProgress } from './progress.ts';
import { Sheet } from './sheet.tsx';
import { TeacherPage } from './teacher-page.tsx';

export function LearnPage() {
  const [{ lesson: id, set, teach, view }] = useParameters();
  const progress = useProgress();
  useProjector(view === 'projector');
  if (teach !== undefined) return <TeacherPage text={teach} />;
  const index = LESSONS.findIndex((lesson) => lesson.id === id);
  const own = set === undefined ? null : readSet(set);
  if (own !== null && !own.ok) {
    return (
      <div class="learn">
        <h1>Learn</h1>
        <p class="failure" role="alert">
          This address holds no set: {own.errors[0]?.message}
        </p>
        <LessonHome progress={progress} />
      </div>
    );
  }
  const shown = own?.value ?? LESSONS[index];
  if (shown === undefined) {
    return (
      <div class="learn">
        <h1>Learn</h1>
        <LessonHome progress={progress} />
      </div>
    );
  }
  return view === 'sheet' ? (
    <Sheet set={shown} />
  ) : (
    <LessonView key={shown.title} set={shown} index={own === null ? index : null} progress={progress} />
  );
}

/** Twice the size for a class that looks at a wall. */
function useProjector(large: boolean): void {
  useEffect(() => {
    if (!large) return;
    document.documentElement.classList.add('projector');
    return () => document.documentElement.classList.remove('projector');
  }, [large]);
}
