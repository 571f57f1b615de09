import '@atrium/ui/theme.css';
import { installBench } from './install-bench.tsx';

installBench();
